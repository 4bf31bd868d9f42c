import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Gives what writes a number as the language of the page does: `1,148`. */
export function useCount(): (count: number) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(currentLocale);
    return (count) => numbers.format(count);
  }, [currentLocale]);
}
