import { lazy, Suspense, useState } from 'react'
import { useGym } from '@/session/useGym'
import { Logo } from '@/components/gym/Logo'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Note } from '@/ui/Note'
import { LastChange } from './LastChange'
import { configSections } from './sections'
import styles from './BrandingSection.module.css'

const GymLogoDialog = lazy(async () => ({
  default: (await import('@/components/gym/GymLogoDialog')).GymLogoDialog,
}))

/** SPECIFICATION 7: the logo goes to {gymId}/site-config/logo, then to the centre and to the user's photo. */
export function BrandingSection() {
  const { info } = useGym()
  const [isChanging, setChanging] = useState(false)
  return (
    <Card title={configSections.branding.title}>
      <div className={styles.branding}>
        <Logo logo={info.dp} size={96} />
        <div className={styles.brandingWords}>
          <p className={styles.name}>{info.name}</p>
          <Note kind="quiet">{configSections.branding.hint} A square picture looks best.</Note>
          <Button icon="pi-image" onClick={() => setChanging(true)}>
            {info.dp === '' ? 'Add a logo' : 'Change the logo'}
          </Button>
        </div>
      </div>
      <Note kind="quiet">
        <LastChange id="branding" />
      </Note>
      {isChanging && (
        <Suspense fallback={null}>
          <GymLogoDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}
