import {Prism} from 'prism-react-renderer';

// Prism's language files add themselves to a global object. They are imported
// after this file, so they find it.
Object.assign(globalThis, {Prism});
