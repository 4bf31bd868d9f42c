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
 * Creates the box that reports a loading error. Doesn't use React, which may
 * not have rendered at all.
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
      // Alerts are announced when their content changes, so it is added last.
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
