import { stayText } from '@/domain/attendance/reports/stay'
import type { VisitRow } from '@/domain/attendance/reports/visitRows'
import { MISSING } from '@/domain/shared/constants'
import { formatCivil, formatInstant, formatTime } from '@/domain/shared/formatDate'
import { useFileUrl } from '@/components/files/useFileUrl'
import { correctionText } from '@/components/members/visitWords'
import { useGym } from '@/session/useGym'
import { Avatar } from '@/ui/Avatar'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { Facts } from '@/ui/Facts'
import styles from './VisitDrawer.module.css'
import { personHref, type ReportList } from './useReportList'
import { lapseText } from './visitWords'
import { walkOf } from '@/lists/walk'

type Props = {
  row: VisitRow
  list: ReportList
  onCorrect: ((row: VisitRow) => void) | undefined
  nameOf: (by: string) => string
}

/** One visit over the list, with everything that was overridden or corrected on its day. */
export function VisitDrawer({ row, list, onCorrect, nameOf }: Props) {
  const { settings } = useGym()
  const { timezone } = settings
  return (
    <Drawer
      title={row.name}
      subtitle={[row.code, formatCivil(row.date)].filter(Boolean).join(' · ')}
      leading={<Avatar name={row.name} src={useFileUrl(row.dp)} size={48} />}
      {...walkOf(list)}
      actions={
        <>
          {onCorrect && (
            <Button size="s" icon="pi-pencil" onClick={() => onCorrect(row)}>
              Correct this day
            </Button>
          )}
          <ButtonLink size="s" icon="pi-user" to={personHref(row.personId)}>
            All visits
          </ButtonLink>
        </>
      }
    >
      <div className={styles.sections}>
        <Card title="Visit">
          <Facts
            items={[
              ['Entry', formatTime(row.entry, timezone)],
              [
                'Exit',
                row.entry !== null && row.exit === null ? 'Still inside' : formatTime(row.exit, timezone),
              ],
              ['Stay', stayText(row.stay)],
              ['Automatic exit', row.isAutoExit ? 'Yes' : 'No'],
              ['Marked by', nameOf(row.by)],
              ...(row.lapse ? [['Package', lapseText(row.lapse)] as const] : []),
            ]}
          />
        </Card>
        {row.overrides.length > 0 && (
          <Card title="Let in against the rule">
            <Facts
              items={row.overrides.map(({ at, by, reason }) => [
                formatInstant(at, timezone),
                `${reason || MISSING} (${nameOf(by)})`,
              ])}
            />
          </Card>
        )}
        {row.corrections.length > 0 && (
          <Card title="Corrections of this day">
            <Facts
              items={row.corrections.map((note) => [
                `${formatInstant(note.at, timezone)}, ${nameOf(note.by)}`,
                correctionText(note, timezone),
              ])}
            />
          </Card>
        )}
      </div>
    </Drawer>
  )
}
