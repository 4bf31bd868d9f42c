import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that formats a number in the page's language: `1,148`. */
export function useCount(): (count: number) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(currentLocale);
    return (count) => numbers.format(count);
  }, [currentLocale]);
}
