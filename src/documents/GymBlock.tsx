import type { ReactNode } from 'react'
import { Image, Text, View } from '@react-pdf/renderer'
import { sheet } from './sheetStyles'

type Named = { name: string; address: string; phone: string; email: string }

export const contactOf = ({ phone, email }: Pick<Named, 'phone' | 'email'>): string =>
  [phone, email].filter(Boolean).join(' · ')

type Props = {
  gym: Named
  logo: string | null
  /** What stands under the contact. */
  children?: ReactNode
}

/** Whose document it is, at its head. */
export function GymBlock({ gym, logo, children }: Props) {
  const contact = contactOf(gym)
  return (
    <View style={sheet.supplier}>
      {logo && <Image src={logo} style={sheet.logo} />}
      <View style={sheet.supplierText}>
        <Text style={sheet.supplierName}>{gym.name}</Text>
        {gym.address !== '' && <Text style={sheet.quiet}>{gym.address}</Text>}
        {contact !== '' && <Text style={sheet.quiet}>{contact}</Text>}
        {children}
      </View>
    </View>
  )
}
