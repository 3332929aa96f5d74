import type { ReactNode } from 'react'

/** Line drawings in one stroke colour (LOOK "Empty"). They take the colour of the text around them. */
export type DrawingName = 'firstUse' | 'noMatch' | 'notPermitted' | 'offline'

const drawings: Record<DrawingName, ReactNode> = {
  // A kettlebell on a mat, with room beside it.
  firstUse: (
    <>
      <path d="M8 66h80" />
      <path d="M30 66c-6-5-10-11-10-18 0-11 9-17 18-17s18 6 18 17c0 7-4 13-10 18" />
      <path d="M29 33c-2-6-3-10-1-14 2-3 6-4 10-4s8 1 10 4c2 4 1 8-1 14" />
      <path d="M33 30c-1-4-2-7-1-9 1-2 3-2 6-2s5 0 6 2c1 2 0 5-1 9" />
      <circle cx="38" cy="48" r="6" />
      <path d="M68 42h16M76 34v16" />
    </>
  ),
  // A magnifying glass over rows, none of them marked.
  noMatch: (
    <>
      <path d="M10 18h34M10 32h22M10 46h18M10 60h26" />
      <circle cx="58" cy="40" r="19" />
      <path d="m72 54 14 14" />
      <path d="m52 34 12 12M64 34 52 46" />
    </>
  ),
  // A door with a lock.
  notPermitted: (
    <>
      <path d="M26 68V14c0-2 1-4 4-4h36c3 0 4 2 4 4v54" />
      <path d="M14 68h68" />
      <rect x="38" y="36" width="20" height="16" rx="3" />
      <path d="M42 36v-5c0-8 12-8 12 0v5" />
      <path d="M48 42v4" />
    </>
  ),
  // A plug out of its socket.
  offline: (
    <>
      <path d="M6 62c16 0 18-6 18-14" />
      <path d="M14 34h20v6c0 5-4 8-10 8s-10-3-10-8z" />
      <path d="M19 34V24M29 34V24" />
      <path d="M90 22c-16 0-18 6-18 14" />
      <path d="M62 50h20v-6c0-5-4-8-10-8s-10 3-10 8z" />
      <path d="M67 50v4M77 50v4" />
      <path d="m44 52 8-20" strokeDasharray="3 5" />
    </>
  ),
}

export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 96 80"
      width="120"
      height="100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
