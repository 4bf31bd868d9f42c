import styles from './notice.module.css';

export interface Notice {
  show: (error: unknown, wait: 'first page' | 'next page') => void;
  hide: () => void;
}

interface Actions {
  retry: () => void;
  stay: () => void;
}

const WORDS = {
  'first page': 'Part of this page did not load. You can still read the rest.',
  'next page':
    'The next page could not be loaded. It opens automatically once the site responds.',
};

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

/**
 * Makes the box that reports an error while loading. It is made by hand, as
 * it has to appear where React never got so far as to render.
 */
export function createNotice({retry, stay}: Actions): Notice {
  let box: HTMLElement | undefined;
  const hide = () => {
    box?.remove();
    box = undefined;
  };
  return {
    hide,
    show(error, wait) {
      if (box) {
        return;
      }
      // An alert is read out when it changes, not when it arrives whole.
      box = add(document.body, 'div', styles.notice ?? '');
      box.setAttribute('role', 'alert');
      add(box, 'p', styles.words ?? '', WORDS[wait]);
      add(box, 'p', styles.error ?? '', String(error));
      const actions = add(box, 'div', styles.actions ?? '');
      const button = 'button button--sm';
      add(actions, 'button', `${button} button--primary`, 'Retry').onclick =
        retry;
      if (wait === 'next page') {
        add(
          actions,
          'button',
          `${button} button--secondary`,
          'Stay on this page',
        ).onclick = stay;
      }
    },
  };
}
