import { SpeedDial as PrimeDial } from 'primereact/speeddial'
import { memo } from 'react'
import styles from './SpeedDial.module.css'

type DialAct = { label: string; icon: string; run: () => void }

type Props = {
  /** Of the button, and of the part of the page that it stands in. */
  label: string
  acts: readonly DialAct[]
}

/** A floating button at the page's lower corner, whose acts open upward. */
const Dial = ({ label, acts }: Props) => (
  <aside className={styles.dial} aria-label={label} data-print="hide">
    <PrimeDial
      direction="up"
      transitionDelay={30}
      showIcon="pi pi-plus"
      pt={{ button: { root: { 'aria-label': label } } }}
      model={acts.map((act) => ({
        label: act.label,
        command: act.run,
        template: (_, options) => (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- PrimeReact's menu item around it has the role and takes the keys
          <span className={styles.act} onClick={(event) => options.onClick(event)}>
            <i className={`pi ${act.icon}`} aria-hidden />
            {act.label}
          </span>
        ),
      }))}
    />
  </aside>
)

/** It stands beside every list and draws itself whole: not with each letter of a search. */
export const SpeedDial = memo(Dial)
