/** One fault for each rule about components, and for each rule about what everybody can use; what is right stands among them. */

/** @type {[text: string, law?: string][]} */
export const plantedReact = [
  ["import { useEffect, useMemo, useRef, useState } from 'react'"],
  ["import { useForm } from 'react-hook-form'"],
  [
    'export function Right() { const [n, setN] = useState(0); return <button onClick={() => setN(n + 1)}>{n}</button> }',
  ],
  ['export function Hooks({ on }) { if (on) useState(0); return null }', 'rules-of-hooks'],
  ['export function Deps({ n }) { useEffect(() => { note(n) }, []); return null }', 'exhaustive-deps'],
  ['export function Kept({ n }) { useEffect(() => { note(n) }, [n]); return null }'],
  ['export function Static() { const Inner = () => <p />; return <Inner /> }', 'static-components'],
  ['export function Memo() { return useMemo(async () => 1, []) }', 'use-memo'],
  [
    'export function Library() { const { watch } = useForm(); return <p>{watch("name")}</p> }',
    'incompatible-library',
  ],
  [
    'export function Immutable() { const [it] = useState({ n: 0 }); it.n = 1; return <p>{it.n}</p> }',
    'immutability',
  ],
  ['let seen = 0'],
  ['export function Global() { seen = 1; return <p>{seen}</p> }', 'globals'],
  ['export function Refs() { const it = useRef(0); return <p>{it.current}</p> }', 'refs'],
  [
    'export function InEffect() { const [n, setN] = useState(0); useEffect(() => { setN(1) }, []); return <p>{n}</p> }',
    'set-state-in-effect',
  ],
  ['export function Caught() { try { return <Right /> } catch { return null } }', 'error-boundaries'],
  ['export function Pure() { return <p>{Math.random()}</p> }', 'purity'],
  [
    'export function InRender() { const [n, setN] = useState(0); setN(1); return <p>{n}</p> }',
    'set-state-in-render',
  ],
  ["export function Unsupported() { return <p>{eval('1')}</p> }", 'unsupported-syntax'],
]

const drawn = (/** @type {string} */ element) => `export const drawn$ = ${element}`

/** @type {[text: string, law?: string][]} */
export const plantedA11y = [
  [drawn('<img src="a.png" />'), 'alt-text'],
  [drawn('<img src="a.png" alt="Asha" />')],
  [drawn('<a href="/members" />'), 'anchor-has-content'],
  [drawn('<a href="#">Members</a>'), 'anchor-is-valid'],
  [drawn('<a href="/members">Members</a>')],
  [drawn('<div aria-activedescendant={id} />'), 'aria-activedescendant-has-tabindex'],
  [drawn('<p aria-labeledby="x" />'), 'aria-props'],
  [drawn('<p aria-hidden="yes" />'), 'aria-proptypes'],
  [drawn('<div role="datepicker" />'), 'aria-role'],
  [drawn('<meta aria-hidden="false" />'), 'aria-unsupported-elements'],
  [drawn('<input type="text" autoComplete="somewhere" />'), 'autocomplete-valid'],
  [drawn('<input type="text" autoComplete="email" />')],
  [drawn('<div role="button" tabIndex={0} onClick={go}>Go</div>'), 'click-events-have-key-events'],
  [drawn('<div role="button" tabIndex={0} onClick={go} onKeyDown={go}>Go</div>')],
  [drawn('<h1 />'), 'heading-has-content'],
  [drawn('<html />'), 'html-has-lang'],
  [drawn('<iframe src="/a" />'), 'iframe-has-title'],
  [drawn('<img src="a.png" alt="Photo of Asha" />'), 'img-redundant-alt'],
  [drawn('<div role="button" onClick={go} onKeyDown={go}>Go</div>'), 'interactive-supports-focus'],
  [drawn('<label>Name</label>'), 'label-has-associated-control'],
  [drawn('<label>Name<input /></label>')],
  [drawn('<video src="a.mp4" />'), 'media-has-caption'],
  [drawn('<div onMouseOver={go} />'), 'mouse-events-have-key-events'],
  [drawn('<button accessKey="g">Go</button>'), 'no-access-key'],
  [drawn('<input autoFocus />'), 'no-autofocus'],
  [drawn('<TextField autoFocus />')],
  [drawn('<marquee>Go</marquee>'), 'no-distracting-elements'],
  [drawn('<button role="img">Go</button>'), 'no-interactive-element-to-noninteractive-role'],
  [drawn('<ul><li onClick={go} onKeyDown={go}>Go</li></ul>'), 'no-noninteractive-element-interactions'],
  [drawn('<article role="button">Go</article>'), 'no-noninteractive-element-to-interactive-role'],
  [drawn('<p tabIndex={0}>Go</p>'), 'no-noninteractive-tabindex'],
  [drawn('<button role="button">Go</button>'), 'no-redundant-roles'],
  [drawn('<div onClick={go} onKeyDown={go}>Go</div>'), 'no-static-element-interactions'],
  [drawn('<div role="checkbox" />'), 'role-has-required-aria-props'],
  [drawn('<h2 aria-checked="true">Go</h2>'), 'role-supports-aria-props'],
  [drawn('<div scope="col" />'), 'scope'],
  [drawn('<button tabIndex={2}>Go</button>'), 'tabindex-no-positive'],
]
