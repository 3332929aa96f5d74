import { useId, useMemo, useState } from 'react'
import type { DirectoryHit } from '@/domain/members/directory'
import { isOnSale, type PackageTemplate } from '@/domain/packages/packageTemplate'
import { promoNamed, type PromoCode } from '@/domain/promoCodes/promoCode'
import { wouldApply } from '@/domain/promoCodes/wouldApply'
import { memberRepository } from '@/data/members/memberRepository'
import { promoCodeRepository } from '@/data/promoCodes/promoCodeRepository'
import { useLive } from '@/live/useLive'
import { MemberPicker } from '@/components/members/MemberPicker'
import { useGym } from '@/session/useGym'
import { useRepository } from '@/session/useRepository'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorLine } from '@/ui/ErrorState'
import { LooseField, LooseInput } from '@/ui/form/LooseField'
import { Select } from '@/ui/form/Select'
import styles from './promoCodes.module.css'

type Props = {
  codes: readonly PromoCode[]
  templates: readonly PackageTemplate[]
  /** The code that is asked about; '' leaves it to be typed. */
  code: string
  onClose: () => void
}

/** "Would it apply for Asha, Quarterly?": answered by the check that the sale makes, as soon as all three are named. */
export function TestDialog({ codes, templates, code, onClose }: Props) {
  const [typed, setTyped] = useState(code)
  const [person, setPerson] = useState<DirectoryHit | null>(null)
  const [templateId, setTemplateId] = useState('')
  const id = useId()
  const onSale = templates.filter(isOnSale)
  const template = onSale.find((one) => one.id === templateId)
  return (
    <Dialog
      title="Would the code apply?"
      width={480}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={styles.questions}>
        <LooseField label="Code" htmlFor={`${id}-code`}>
          <LooseInput
            id={`${id}-code`}
            autoComplete="off"
            spellCheck={false}
            placeholder="As the member says it"
            data-autofocus={code === '' ? '' : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </LooseField>
        <MemberPicker chosen={person} onChoose={setPerson} isFirst={code !== ''} />
        <LooseField label="Package" htmlFor={`${id}-package`}>
          <Select
            id={`${id}-package`}
            options={onSale.map(({ id: value, name }) => ({ value, label: name }))}
            value={templateId}
            onChange={setTemplateId}
          />
          {onSale.length === 0 && <p className={styles.note}>No package is on sale.</p>}
        </LooseField>
        <div role="status">
          {typed.trim() !== '' && person && template ? (
            <Answer codes={codes} typed={typed} memberId={person.id} template={template} />
          ) : (
            <p className={styles.answer}>
              <i className="pi pi-info-circle" aria-hidden="true" />
              Name the code, the member and the package to see what it takes off, or why it does not apply.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

type AnswerProps = Pick<Props, 'codes'> & { typed: string; memberId: string; template: PackageTemplate }

function Answer({ codes, typed, memberId, template }: AnswerProps) {
  const { gymId, settings, today } = useGym()
  const members = useRepository(memberRepository)
  const promoCodes = useRepository(promoCodeRepository)
  const member = useLive(useMemo(() => members.one(gymId, memberId), [members, gymId, memberId]))
  const promo = promoNamed(codes, typed)
  const uses = useLive(
    useMemo(() => (promo ? promoCodes.usedBy(promo, memberId) : null), [promoCodes, promo, memberId]),
  )
  if (member.status === 'failed') return <ErrorLine error={member.error} retry={() => member.retry()} />
  if (uses.status === 'failed') return <ErrorLine error={uses.error} retry={() => uses.retry()} />
  if (member.status === 'loading' || (promo && uses.status === 'loading'))
    return <p className={styles.answer}>Looking at the member …</p>
  if (member.value === null)
    return <ErrorLine error={{ message: 'This member is not there any more. Choose another.' }} />
  const usedByMember = uses.status === 'ready' ? uses.value : 0
  const trial = { codes, typed, member: member.value, template, usedByMember, settings, today }
  const { applies, text } = wouldApply(trial)
  return (
    <>
      <p className={styles.answer} data-applies={applies ? 'yes' : 'no'}>
        <i className={`pi ${applies ? 'pi-check-circle' : 'pi-times-circle'}`} aria-hidden="true" />
        {text}
      </p>
      {applies && <p className={styles.note}>Type the code into the sale: it is checked there once more.</p>}
    </>
  )
}
