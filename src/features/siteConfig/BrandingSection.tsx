import { lazy, Suspense, useState } from 'react'
import { useGym } from '@/session/useGym'
import { Logo } from '@/components/gym/Logo'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { LastChange } from './LastChange'
import { configSections } from './sections'
import styles from './BrandingSection.module.css'
import section from './siteConfig.module.css'

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
          <p className={section.name}>{info.name}</p>
          <p className={section.hint}>{configSections.branding.hint} A square picture looks best.</p>
          <Button icon="pi-image" onClick={() => setChanging(true)}>
            {info.dp === '' ? 'Add a logo' : 'Change the logo'}
          </Button>
        </div>
      </div>
      <p className={section.hint}>
        <LastChange id="branding" />
      </p>
      {isChanging && (
        <Suspense fallback={null}>
          <GymLogoDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}
