import { takenTables, takeOutRepository, type TakenRow } from '@/data/takeOut/takeOutRepository'
import { formatInstant } from '@/domain/shared/formatDate'
import { useExportAs } from '@/components/records/useExportAs'
import { exportFile } from '@/lists/exportList'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { useBackend } from '@/session/useSession'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { showToast } from '@/ui/feedback/toast'
import { startWork } from '@/ui/feedback/startWork'
import styles from '../statements.module.css'
import { TakenTable } from './takenTable'
import { zipOf } from './zipOf'

const json = (value: unknown) => new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })

/** What whoever opens the archive without this product has to know. */
const readMe = (name: string, at: string, tables: ReadonlyMap<string, TakenTable>) =>
  [
    `Everything of ${name}, as of ${at}.`,
    '',
    'Each .csv file is a table that every spreadsheet opens: a line a record, a column a field, as it is stored.',
    'A field with parts (the lines and payments of an invoice) is written as JSON. Moments are in UTC.',
    'centre.json has the centre with its settings. Photos, ID proofs and bills are not in this file.',
    '',
    ...[...tables].map(([table, { rows }]) => `${table}.csv: ${rows}`),
    '',
  ].join('\r\n')

/** PRODUCT 4, screen 19 "export all": all that the centre has in one file, also after its package has ended. */
export function TakeOutCard() {
  const { gymId, info, settings } = useGym()
  const { clock } = useBackend()
  const repository = useRepository(takeOutRepository)
  const exportAs = useExportAs('everything', 'everything')
  if (exportAs === undefined) return null

  async function download(as: NonNullable<typeof exportAs>) {
    const problem = as.problem()
    if (problem !== '') return showToast({ text: problem, tone: 'problem' })
    const tables = new Map(takenTables.map((table) => [table, new TakenTable()]))
    const finish = async () => {
      const now = clock.now()
      const gym = await repository.gym(gymId)
      const rows = [...tables.values()].reduce((sum, table) => sum + table.rows, 0)
      const files = [
        {
          name: 'README.txt',
          blob: new Blob([readMe(info.name, formatInstant(now, settings.timezone), tables)]),
        },
        { name: 'centre.json', blob: json(gym) },
        ...[...tables].map(([table, taken]) => ({ name: `${table}.csv`, blob: taken.csv() })),
      ]
      const write = () => zipOf(files, now)
      await exportFile({ exportAs: as, format: 'zip', filters: 'Everything', rows, write })
    }
    await startWork<TakenRow>({
      title: 'Download everything',
      rows: repository.rows(gymId),
      nameOf: ({ table }) => table,
      each: ({ table, record }) => {
        tables.get(table)?.add(record)
        return Promise.resolve()
      },
      finish,
      doneText: (done) => `${done.toLocaleString(settings.locale)} records are in the file.`,
    })
  }

  return (
    <Card title="Everything in one file">
      <p className={styles.fact}>
        A ZIP file with a table for each list: members, visits, invoices with their payments, expenses, leads,
        staff and pay, and the audit log. Photos and ID proofs are not in it. It can be downloaded even when
        the package of your centre has ended.
      </p>
      <div className={styles.acts}>
        <Button icon="pi-download" onClick={() => void download(exportAs)}>
          Download everything
        </Button>
      </div>
    </Card>
  )
}
