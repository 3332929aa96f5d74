import { durationTextOf } from '@/domain/packages/durationText'
import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { perDayOf } from '@/domain/packageLife/listedPrice'
import { MISSING } from '@/domain/shared/constants'
import { formatMoney } from '@/domain/shared/money'
import { asksForCodes } from '@/domain/tax/regime'
import { useGym } from '@/session/useGym'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Drawer } from '@/ui/Drawer'
import { ErrorState } from '@/ui/ErrorState'
import { Facts } from '@/ui/Facts'
import { Warning } from '@/ui/Warning'
import { BuyersCell } from './BuyersCell'
import styles from './memberPackages.module.css'
import { payableFor } from './templateColumns'
import type { TemplateActs } from './useTemplateActs'
import { oldRateText, type RateGround } from './oldRate'
import { walkOf, type EditedWalk } from '@/lists/walk'

type Props = {
  template: PackageTemplate | undefined
  /** How many hold each package, by its template; null until they are known. */
  holders: ReadonlyMap<string, number> | null
  isLoading: boolean
  list: EditedWalk
  mayEdit: boolean
  acts: TemplateActs
}

const limit = (count: number | null, unit: string) => (count === null ? 'No limit' : `${count} ${unit}`)

const freezeFacts = ({ freeze }: PackageTemplate, money: (rupees: number) => string) =>
  freeze.allowed
    ? ([
        ['Times in a term', limit(freeze.maxTimes, 'times')],
        ['Shortest freeze', `${freeze.minDays} days`],
        ['Longest freeze', limit(freeze.maxDays, 'days')],
        ['Days in a term', limit(freeze.totalDays, 'days')],
        ['Fee for each freeze', money(freeze.fee)],
      ] as const)
    : ([['Freezing', 'Not allowed']] as const)

/** One package in full. */
export function TemplateDrawer({ template, holders, isLoading, list, mayEdit, acts }: Props) {
  const { settings, info, today } = useGym()
  const walk = walkOf(list)
  if (!template)
    return (
      <Drawer title="Package" isLoading={isLoading} {...walk}>
        {!isLoading && (
          <ErrorState error={{ message: 'There is no package with this id. It may have been removed.' }} />
        )}
      </Drawer>
    )
  const money = (rupees: number | null) => formatMoney(rupees, settings)
  const isOnSale = template.isActive && !template.deleted
  const ground = { settings, type: info.type, today }
  return (
    <Drawer
      title={template.name}
      subtitle={`${template.category} · ${durationTextOf(template)}`}
      actions={
        mayEdit && (
          <>
            <Button size="s" kind="primary" icon="pi-pencil" onClick={() => list.edit(template.id)}>
              Edit
            </Button>
            {isOnSale ? (
              <Button size="s" icon="pi-inbox" onClick={() => acts.archive(template)}>
                Archive
              </Button>
            ) : (
              <Button size="s" icon="pi-undo" onClick={() => acts.restore(template)}>
                Put on sale again
              </Button>
            )}
          </>
        )
      }
      {...walk}
    >
      <div className={styles.sections}>
        <OldRate
          template={template}
          ground={ground}
          correct={mayEdit ? () => acts.useRateInForce(template) : undefined}
        />
        <Card title="Price">
          <Facts
            items={[
              ['Price', money(template.price)],
              ['Incl. tax', money(payableFor(template, ground))],
              ['A day', money(perDayOf(template, today))],
              ['Joining fee', money(template.joiningFee)],
              ['Tax rate', template.taxRate === null ? "The centre's rate" : `${template.taxRate} %`],
              ...(asksForCodes(settings.taxRegime) ? [['SAC', template.sac ?? MISSING] as const] : []),
            ]}
          />
        </Card>
        <Card title="Package">
          <Facts
            items={[
              ['Type', template.type],
              ['Duration', durationTextOf(template)],
              ['Members now', <BuyersCell key="buyers" templateId={template.id} holders={holders} />],
              ['Description', template.description || MISSING],
            ]}
          />
        </Card>
        <Card title="Freeze">
          <Facts items={freezeFacts(template, money)} />
        </Card>
      </div>
    </Drawer>
  )
}

type OldRateProps = {
  template: PackageTemplate
  ground: RateGround
  /** Puts the rate in force in its place; not on offer to who may not edit packages. */
  correct: (() => void) | undefined
}

/** Tells of a package that charges a rate which is not in force any more: nothing is changed by itself (DOMAIN 2.1). */
export function OldRate({ template, ground, correct }: OldRateProps) {
  const text = oldRateText(template, ground)
  if (text === null) return null
  return (
    <Warning role="note">
      <p>
        <i className="pi pi-exclamation-triangle" aria-hidden="true" /> {text} This package still charges the
        old rate. Ask your accountant if you are not sure.
      </p>
      {correct && (
        <button type="button" onClick={correct}>
          Use the rate in force
        </button>
      )}
    </Warning>
  )
}
