import { lazy, Suspense, useState } from 'react'
import styles from './CentreSwitch.module.css'

const CentreDialog = lazy(async () => ({ default: (await import('./CentreDialog')).CentreDialog }))

type CentreSwitchProps = { name: string; isOneCentre: boolean }

/** In a super admin's top bar: the centre that is looked at, and the way to another. */
export function CentreSwitch({ name, isOneCentre }: CentreSwitchProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.switch} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="visually-hidden">Centre: </span>
        <span className={styles.name}>{name}</span>
        <i className="pi pi-chevron-down" aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CentreDialog isOneCentre={isOneCentre} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
