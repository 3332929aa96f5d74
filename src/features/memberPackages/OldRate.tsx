import type { PackageTemplate } from '@/domain/packages/packageTemplate'
import { Button } from '@/ui/Button'
import styles from './memberPackages.module.css'
import { oldRateText, type RateGround } from './oldRate'

type Props = {
  template: PackageTemplate
  ground: RateGround
  /** Puts the rate in force in its place; not on offer to who may not edit packages. */
  correct: (() => void) | undefined
}

/** Tells of a package that charges a rate which is not in force any more: nothing is changed by itself (DOMAIN 2.1). */
export function OldRate({ template, ground, correct }: Props) {
  const text = oldRateText(template, ground)
  if (text === null) return null
  return (
    <div className={styles.oldRate} role="note">
      <i className="pi pi-exclamation-triangle" aria-hidden="true" />
      <p>{text} This package still charges the old rate. Ask your accountant if you are not sure.</p>
      {correct && (
        <Button size="s" onClick={correct}>
          Use the rate in force
        </Button>
      )}
    </div>
  )
}
