import {product} from '../../config/product';

const {slug} = product;

/** Pages of the site itself. */
export const siteRoutes = ['/'];

/** The lists of the blog: by date, by year, by tag. */
export const blogLists = [
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/hello',
  '/blog/tags/hola',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
];

export const blogPosts = ['/blog/hello-world', '/blog/hola', '/blog/welcome'];

/** Sections without a page of their own, each with the page it leads to. */
export const sectionRoots = {
  '/guides': `/guides/getting-started/introduction-to-${slug}`,
  '/tutorials': '/tutorials/introduction',
  '/api': `/api/${product.sdk.package}`,
};

export const guideRoutes = [
  `/guides/getting-started/introduction-to-${slug}`,
  `/guides/getting-started/accessing-${slug}`,
  '/guides/demo-projects',
  '/guides/demo-projects/retfound-tutorial',
  `/guides/general-reference/${slug}-glossary`,
  '/guides/general-reference/managing-multiple-accounts',
  '/guides/general-reference/security',
  '/guides/general-reference/troubleshooting-faqs',
  '/guides/platform-overview',
  '/guides/platform-overview/datasets',
  '/guides/platform-overview/models',
  '/guides/platform-overview/projects',
  '/guides/platform-overview/tasks',
  '/guides/SDK',
  '/guides/SDK/task-elements',
  '/guides/SDK/task-elements/algorithms',
  '/guides/SDK/task-elements/schemas',
  '/guides/SDK/task-elements/data-structures',
  '/guides/SDK/task-elements/models',
  '/guides/SDK/task-elements/protocols',
  '/guides/SDK/for-data-custodians',
  '/guides/SDK/for-data-custodians/managing-pod-access/authorising-pods',
  '/guides/SDK/for-data-custodians/managing-pod-access/pod-policies',
  '/guides/SDK/for-data-custodians/setting-up/preparing-data',
  '/guides/SDK/for-data-custodians/setting-up/connecting-data-running-pods',
  '/guides/SDK/for-data-custodians/setting-up/authentication-authorisation-options',
  '/guides/SDK/for-data-custodians/setting-up/data-source-configuration-best-practices',
  '/guides/SDK/for-data-scientists',
  '/guides/SDK/for-data-scientists/authentication-authorisation-options',
  '/guides/SDK/for-data-scientists/obtaining-pod-permissions-understanding-pod-metadata',
  '/guides/SDK/for-data-scientists/setting-up-tasks',
  '/guides/SDK/for-data-scientists/machine-learning-tasks',
  '/guides/SDK/for-data-scientists/machine-learning-tasks/single-pod-ml',
  '/guides/SDK/for-data-scientists/machine-learning-tasks/multi-pod-ml',
  '/guides/SDK/for-data-scientists/machine-learning-tasks/custom-models',
  '/guides/SDK/for-data-scientists/sql-tasks',
  '/guides/SDK/for-data-scientists/sql-tasks/single-pod-sql',
  '/guides/SDK/for-data-scientists/sql-tasks/multi-pod-sql',
  '/guides/SDK/for-data-scientists/sql-tasks/private-sql',
  '/guides/SDK/installation_guides/debian-ubuntu-linux',
  '/guides/SDK/installation_guides/intel_macos',
  '/guides/SDK/installation_guides/m1_macos',
  '/guides/SDK/installation_guides/virtual_environments',
  '/guides/SDK/installation_guides/windows',
  '/guides/SDK/environment-variables',
];

/** Pages that the site makes of others, to find them by. */
export const listRoutes = [
  `/api/${product.sdk.package}/symbol-index`,
  '/blog/authors',
  '/guides/general-reference',
  '/guides/SDK/for-data-custodians/managing-pod-access',
  '/guides/SDK/for-data-custodians/setting-up',
  '/guides/SDK/installation_guides',
];

export const tutorialRoutes = [
  '/tutorials/introduction',
  '/tutorials/connecting-data-and-creating-pods/running-a-pod',
  '/tutorials/connecting-data-and-creating-pods/running-a-segmentation-data-pod',
  '/tutorials/connecting-data-and-creating-pods/running-an-image-pod',
  '/tutorials/advanced-data-science-tasks/running-an-image-cls-task',
  '/tutorials/advanced-data-science-tasks/training-a-custom-model',
  '/tutorials/advanced-data-science-tasks/training-a-custom-segmentation-model',
];

/** Every page that is written, or made of others, outside the reference. */
export const pageRoutes = [
  ...siteRoutes,
  ...blogLists,
  ...blogPosts,
  ...guideRoutes,
  ...listRoutes,
  ...tutorialRoutes,
];
