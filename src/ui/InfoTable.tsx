import type { ReactNode } from 'react'
import styles from './InfoTable.module.css'

type Props = {
  label: string
  headers: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** A short table inside a section; the first cell of a row names it. On a phone each row is a block. */
export const InfoTable = ({ label, headers, rows }: Props) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, cells: [name, ...others] }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {others.map((cell, at) => (
            <td key={headers[at + 1]} data-label={headers[at + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
