import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

/**
 * Keeps the page behind the modal where it is, without a jump where its
 * scrollbar was, and tells the styles how high the window is.
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
      // A hit that leads elsewhere has the page scrolled to it.
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
