import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import ActiveVersionDropdown from '@site/src/components/ActiveVersionDropdown';

export default {
  ...ComponentTypes,
  'custom-activeVersionDropdown': ActiveVersionDropdown,
};
