import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { hasPincodes, pincodeLabel } from '@/domain/shared/contact'
import { FieldRow } from '@/ui/form/FormSection'
import { TextField } from '@/ui/form/TextField'
import { useFormat } from '@/ui/format/format'
import { lookUpPincode } from './pincode'

type Address = { pincode: string; city: string; state: string }

const withoutSpaces = (text: string) => text.replace(/\s/g, '')
const withoutEnds = (text: string) => text.trim()

/** In India: fills city and state from the pincode's six digits, as long as nobody has written something else there; says where it lies. */
function usePlaceOfPincode(isAsked: boolean): string {
  const { setValue, getValues } = useFormContext<Address>()
  const pincode = withoutSpaces(useWatch<Address, 'pincode'>({ name: 'pincode' }))
  const asked = useRef(pincode)
  const filled = useRef({ city: '', state: '' })
  const [place, setPlace] = useState('')
  useEffect(() => {
    if (!isAsked || pincode === asked.current) return
    asked.current = pincode
    let isLeft = false
    void lookUpPincode(pincode).then((found) => {
      if (isLeft || asked.current !== pincode) return
      setPlace(found ? [found.city, found.state].filter(Boolean).join(', ') : '')
      if (!found) return
      for (const name of ['city', 'state'] as const) {
        const now = getValues(name)
        if (found[name] && (now === '' || now === filled.current[name]))
          setValue(name, found[name], { shouldDirty: true, shouldValidate: true })
      }
      filled.current = found
    })
    return () => {
      isLeft = true
    }
  }, [isAsked, pincode, getValues, setValue])
  return pincode === '' ? '' : place
}

/** Where a person or a centre is, as every form asks for it. The form's fields are pincode, address, city and state. */
export function AddressFields() {
  const { locale } = useFormat()
  const isIndian = hasPincodes(locale)
  const place = usePlaceOfPincode(isIndian)
  return (
    <>
      <TextField
        name="pincode"
        label={pincodeLabel(locale)}
        maxLength={10}
        {...(isIndian
          ? ({
              inputMode: 'numeric',
              placeholder: '452001',
              hint: place || 'Fills city and state',
              tidy: withoutSpaces,
            } as const)
          : { tidy: withoutEnds })}
      />
      <TextField name="address" label="Address" />
      <FieldRow>
        <TextField name="city" label="City" />
        <TextField name="state" label="State" />
      </FieldRow>
    </>
  )
}
