import 'preact/compat';
import {sliceElements} from './slices';

sliceElements();

export {
  renderToPipeableStream,
  renderToReadableStream,
  renderToStaticMarkup,
  renderToString,
} from 'preact/compat/server';
