import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '@/ui/Card'
import { showToast } from '@/ui/feedback/toast'
import { IconButton } from '@/ui/IconButton'
import styles from './ChartCard.module.css'
import plot from './Plot.module.css'
import type { Mark } from './drawing'
import { copyPicture, pictureOf } from './copyChart'

/** What a colour is and comes to; `to` is the list that adds up to it, `note` what it is compared with. */
export type ReadOut = { mark: Mark; label: string; text: string; to?: string; note?: string }

/** A figure, with the list that adds up to it where there is one. */
type Cell = string | { text: string; to: string }

type TableOf = {
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
  foot?: readonly Cell[]
}

type Props = {
  title: string
  /** Which days, in words. */
  period: string
  /** What the drawing comes to: the labels of its colours, each with its sum. */
  sums?: readonly ReadOut[]
  table: TableOf
  children: ReactNode
  /** What stands beside the two buttons. */
  actions?: ReactNode
}

/** A dashed swatch is drawn by its border. */
function colourOf(swatch: HTMLElement): string {
  const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(swatch)
  return borderTopStyle === 'dashed' ? borderTopColor : backgroundColor
}

/** A drawing with its sums above it and its table behind it: readers and paper have the table always. */
export function ChartCard({ title, period, sums = [], table, children, actions }: Props) {
  const [isTable, setTable] = useState(false)
  const drawing = useRef<HTMLDivElement>(null)
  const legend = useRef<HTMLDListElement>(null)
  const copy = () => {
    const canvas = drawing.current?.querySelector('canvas')
    const colours = [...(legend.current?.querySelectorAll('i') ?? [])].map(colourOf)
    const words = sums.map(({ label, text }, at) => ({
      colour: colours[at] ?? '',
      text: `${label} ${text}`,
    }))
    if (!canvas) return
    copyPicture(pictureOf(canvas, `${title}, ${period}`, words)).then(
      () => showToast({ text: 'Copied. Paste it into a message.' }),
      () =>
        showToast({
          tone: 'problem',
          text: 'Your browser did not let the picture be copied. Print it instead.',
        }),
    )
  }
  return (
    <Card
      title={title}
      actions={
        <span className={styles.actions} data-print="hide">
          {actions}
          {!isTable && <IconButton icon="pi-copy" label={`Copy ${title} as an image`} onClick={copy} />}
          <IconButton
            icon="pi-table"
            label={`${title} as a table`}
            isPressed={isTable}
            onClick={() => setTable(!isTable)}
          />
        </span>
      }
    >
      <p className={styles.period}>{period}</p>
      {sums.length > 0 && (
        <dl ref={legend} className={styles.sums}>
          {sums.map(({ mark, label, text, to, note }) => (
            <div key={label}>
              <dt>
                <i className={plot.swatch} data-mark={mark} aria-hidden="true" />
                {label}
              </dt>
              <dd>{to === undefined ? text : <Link to={to}>{text}</Link>}</dd>
              {note !== undefined && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      <div ref={drawing} className={styles.drawing} hidden={isTable}>
        {children}
      </div>
      {/* What scrolls must be reachable by the keys. */}
      <div
        className={isTable ? styles.table : styles.hiddenTable}
        {...(isTable && { tabIndex: 0, role: 'group', 'aria-label': `${title}, all figures` })}
      >
        <FigureTable title={`${title}, ${period}`} table={table} />
      </div>
    </Card>
  )
}

const drawn = (cell: Cell) => (typeof cell === 'string' ? cell : <Link to={cell.to}>{cell.text}</Link>)

function FigureTable({ title, table: { head, rows, foot } }: { title: string; table: TableOf }) {
  const cells = (row: readonly Cell[]) =>
    row.map((cell, at) =>
      at === 0 ? (
        <th key={head[at]} scope="row">
          {drawn(cell)}
        </th>
      ) : (
        <td key={head[at]}>{drawn(cell)}</td>
      ),
    )
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // Two may bear one name while the names of people are on their way, or for good.
          <tr key={at}>{cells(row)}</tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>{cells(foot)}</tr>
        </tfoot>
      )}
    </table>
  )
}
