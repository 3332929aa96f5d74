import styles from './Skeletons.module.css'

/** Widths that look like words rather than like a fence. */
const widths = ['62%', '48%', '71%', '55%', '66%', '42%']
const widthAt = (index: number) => widths[index % widths.length]

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

function Bar({ width = '100%', height = 12 }: { width?: string | number | undefined; height?: number }) {
  return <span className={styles.bar} style={{ width, height }} />
}

/** As tall as the table that comes, so that nothing moves when it does (ENGINEERING 1.1, CLS). */
export function TableSkeleton({ rows = 12, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.table} role="status" aria-label="Loading">
      <div className={styles.tableHead} />
      {times(rows).map((row) => (
        <div key={row} className={styles.tableRow}>
          <span className={styles.disc} />
          {times(columns).map((column) => (
            <span key={column} className={styles.cell}>
              <Bar width={widthAt(row + column * 2)} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

export function DrawerSkeleton() {
  return (
    <div className={styles.stack} role="status" aria-label="Loading">
      <Bar width="50%" height={24} />
      <Bar width="30%" />
      {times(8).map((line) => (
        <div key={line} className={styles.pair}>
          <Bar width="28%" />
          <Bar width={widthAt(line)} />
        </div>
      ))}
    </div>
  )
}

export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <div className={styles.stack} role="status" aria-label="Loading">
      {times(fields).map((field) => (
        <div key={field} className={styles.field}>
          <Bar width={88} />
          <Bar height={40} />
        </div>
      ))}
    </div>
  )
}

/** The whole page of a list: title, toolbar and table, at the height of the window. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <Bar width={180} height={28} />
        <Bar width={132} height={40} />
      </div>
      <div className={styles.pageTabs}>
        <Bar width={240} />
      </div>
      <Bar width={320} height={36} />
      <TableSkeleton rows={14} />
    </div>
  )
}
