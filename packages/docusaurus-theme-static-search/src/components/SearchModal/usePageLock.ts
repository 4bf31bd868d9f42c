import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Prevents the page behind the modal from scrolling or shifting, and provides
 * the window's height to the styles.
 */
export function usePageLock(modal: RefObject<HTMLElement | null>): void {
  const [place] = useState(() => ({
    scrollY: window.scrollY,
    href: window.location.href,
  }));
  useLayoutEffect(() => {
    const {body} = document;
    body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
    body.classList.add('DocSearch--active');
    return () => {
      body.style.marginRight = '';
      body.classList.remove('DocSearch--active');
      // If a hit opens another page, that page scrolls by itself.
      if (window.location.href === place.href) {
        window.scrollTo(0, place.scrollY);
      }
    };
  }, [place]);
  useEffect(() => {
    function measure(): void {
      modal.current?.style.setProperty(
        '--docsearch-vh',
        `${window.innerHeight / 100}px`,
      );
    }
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [modal]);
}
