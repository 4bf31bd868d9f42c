import React, {type ReactNode, type SVGProps} from 'react';

// DocSearch's icons, MIT License, © Algolia, Inc. and contributors.

function Icon(props: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      stroke="currentColor"
      fill="none"
      fillRule="evenodd"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}

export function MagnifierIcon(): ReactNode {
  return (
    <Icon className="DocSearch-Search-Icon">
      <path d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z" />
    </Icon>
  );
}

export function ResetIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z" />
    </Icon>
  );
}

export function RecentIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0" />
      <path d="M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13" />
    </Icon>
  );
}

export function StarIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z" />
    </Icon>
  );
}

export function SelectIcon(): ReactNode {
  return (
    <Icon className="DocSearch-Hit-Select-Icon">
      <path d="M18 3v4c0 2-2 4-4 4H2" />
      <path d="M8 17l-6-6 6-6" />
    </Icon>
  );
}

const SOURCES = {
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  heading: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  content: 'M17 5H3h14zm0 5H3h14zm0 5H3h14z',
};

/** The icon for the type of a hit. */
export function SourceIcon({type}: {type: string}): ReactNode {
  const source =
    type === 'lvl1' || type === 'content'
      ? type === 'lvl1'
        ? 'page'
        : 'content'
      : 'heading';
  return (
    <Icon>
      <path d={SOURCES[source]} />
    </Icon>
  );
}

/** The line from the icon of a page to those of its sections. */
export function TreeIcon({isLast}: {isLast: boolean}): ReactNode {
  return (
    <Icon
      className="DocSearch-Hit-Tree"
      viewBox="0 0 24 54"
      width={undefined}
      height={undefined}
      preserveAspectRatio="none"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d={isLast ? 'M8 0v27h12' : 'M8 0v54M20 27H8'}
      />
    </Icon>
  );
}

export function LoadingIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 38 38"
      stroke="currentColor"
      strokeOpacity=".5"
      aria-hidden="true"
    >
      <g
        fill="none"
        fillRule="evenodd"
        transform="translate(1 1)"
        strokeWidth="2"
      >
        <circle strokeOpacity=".3" cx="18" cy="18" r="18" />
        <path d="M36 18c0-9.94-8.06-18-18-18">
          <animateTransform
            attributeName="transform"
            type="rotate"
            from="0 18 18"
            to="360 18 18"
            dur="1s"
            repeatCount="indefinite"
          />
        </path>
      </g>
    </svg>
  );
}

export function ErrorIcon(): ReactNode {
  return (
    <Icon width="40" height="40">
      <path d="M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0" />
    </Icon>
  );
}

export function NoResultsIcon(): ReactNode {
  return (
    <Icon width="40" height="40">
      <path d="M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2" />
    </Icon>
  );
}

/** A key on the keyboard. */
export function KeyIcon({d, label}: {d: string; label: string}): ReactNode {
  return (
    <svg width="15" height="15" aria-label={label} role="img">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.2"
      />
    </svg>
  );
}
