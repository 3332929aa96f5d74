import { useState } from 'react'
import type { CsvSection } from '@/domain/gstr1/csvSections'
import { attempt } from '@/components/records/attempt'
import { useExportAs } from '@/components/records/useExportAs'
import { Button } from '@/ui/Button'
import { numberCell, textCell } from '@/lists/exportCell'
import { exportFile, type ExportAs } from '@/lists/exportList'

const cellOf = (value: string | number) => (typeof value === 'number' ? numberCell(value) : textCell(value))

type Props = {
  /** What a screen reader hears: "Download B2B as CSV". */
  label: string
  /** Without its ending. */
  fileName: string
  /** Which rows, in words, for the audit log. */
  filters: string
  /** How many rows; a file of none is not offered. */
  rows: number
}

function ExportButton({
  label,
  fileName,
  rows,
  isDisabled = rows === 0,
  kind,
  text,
  run,
}: Omit<Props, 'filters'> & {
  isDisabled?: boolean
  kind: 'primary' | 'secondary'
  text: string
  run: (exportAs: ExportAs) => Promise<void>
}) {
  const exportAs = useExportAs('gstr1', fileName)
  const [isBusy, setBusy] = useState(false)
  if (exportAs === undefined) return null
  const start = async () => {
    setBusy(true)
    await attempt(() => run(exportAs))
    setBusy(false)
  }
  return (
    <Button
      size="s"
      kind={kind}
      icon="pi-download"
      disabled={isDisabled}
      isBusy={isBusy}
      aria-label={`Download ${label} as ${text}`}
      onClick={() => void start()}
    >
      {text}
    </Button>
  )
}

/** A section as the CSV that the offline tool imports. */
export function CsvButton({ section, filters, ...props }: Omit<Props, 'rows'> & { section: CsvSection }) {
  const { columns, rows } = section
  return (
    <ExportButton
      {...props}
      kind="secondary"
      text="CSV"
      rows={rows.length}
      run={(exportAs) =>
        exportFile({
          ...{ exportAs, filters, format: 'csv', rows: rows.length },
          write: async () =>
            (await import('@/lists/writeCsv')).writeBareCsv(
              columns,
              rows.map((row) => row.map(cellOf)),
            ),
        })
      }
    />
  )
}

type JsonProps = Props & { isDisabled: boolean; content: () => Record<string, unknown> }

/** The whole return as the file that the portal takes in. */
export function JsonButton({ content, filters, ...props }: JsonProps) {
  return (
    <ExportButton
      {...props}
      kind="primary"
      text="JSON"
      run={(exportAs) =>
        exportFile({
          ...{ exportAs, filters, format: 'json', rows: props.rows },
          write: () => new Blob([JSON.stringify(content())], { type: 'application/json' }),
        })
      }
    />
  )
}
