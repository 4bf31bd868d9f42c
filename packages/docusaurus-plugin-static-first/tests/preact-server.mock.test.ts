import {Component, createElement, type RenderableProps} from 'preact';
import {expect, it} from 'vitest';
// Changes options that all code using Preact shares.
import {renderToPipeableStream} from '../src/client/preact-server';

/** As Docusaurus has around each page. */
class Boundary extends Component {
  override componentDidCatch(error: unknown) {
    this.setState({error});
  }
  override render({children}: RenderableProps<object>) {
    return children;
  }
}

function Chart({data}: {data?: number[]}) {
  if (data === undefined) {
    throw new Error('no data');
  }
  return createElement('p', null, data.join());
}

function Article(props: {data?: number[]}) {
  return createElement(Chart, props);
}

function render(data?: number[]): Promise<string> {
  return new Promise((resolve, reject) => {
    renderToPipeableStream(
      createElement(Boundary, null, createElement(Article, {data})),
      {
        onAllReady: () => {
          resolve('rendered');
        },
        onError: reject,
      },
    );
  });
}

it('reports an error in a component that is below an error boundary', async () => {
  await expect(render()).rejects.toThrow('no data');
});

it('reports no error for other components', async () => {
  expect(await render([1, 2])).toBe('rendered');
});
