import 'preact/compat';
import {options} from 'preact';
import {sliceElements} from './slices';

/** With the mangled name of Preact's add-ons. */
interface Hooks {
  __e: (error: unknown) => void;
}

// Preact would leave out a component that throws, because an error boundary,
// which Docusaurus has around each page, might replace it: the build would
// publish the rest of the page. React reports the error.
(options as unknown as Hooks).__e = (error) => {
  throw error;
};

sliceElements();

export {
  renderToPipeableStream,
  renderToReadableStream,
  renderToStaticMarkup,
  renderToString,
} from 'preact/compat/server';
