declare module 'react-dev-utils/evalSourceMapMiddleware' {
  import type {RequestHandler} from 'express';
  import type Server from 'webpack-dev-server';

  export default function createEvalSourceMapMiddleware(
    server: Server,
  ): RequestHandler;
}
