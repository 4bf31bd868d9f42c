import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import IconLanguage from '@theme/Icon/Language';
import styles from './styles.module.css';

/** The languages of the site, each with a link to the current page. */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const {search, hash} = useLocation();
  // Unknown at build time: https://github.com/facebook/docusaurus/pull/11263
  const suffix = useIsBrowser() ? `${search}${hash}` : '';
  const activeClassName = mobile
    ? 'menu__link--active'
    : 'dropdown__link--active';
  const labelOf = (locale: string) => localeConfigs[locale]?.label ?? locale;

  const localeItems = locales.map((locale) => ({
    label: labelOf(locale),
    lang: localeConfigs[locale]?.htmlLang,
    to: `pathname://${createUrl({locale, fullyQualified: false})}${suffix}${queryString}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? activeClassName : '',
  }));

  const label = mobile
    ? translate({
        id: 'theme.navbar.mobileLanguageDropdown.label',
        message: 'Languages',
        description: 'The label for the mobile language switcher dropdown',
      })
    : labelOf(currentLocale);

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} width={16} height={16} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
    />
  );
}
