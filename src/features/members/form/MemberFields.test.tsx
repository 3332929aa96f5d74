// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { directoryEntryOf } from '@/domain/members/directory'
import type { DirectoryEntry } from '@/domain/members/directoryEntry'
import { memberWith } from '@/domain/members/fixtures'
import { memberRepository } from '@/data/members/memberRepository'
import type { LiveQuery } from '@/data/store/live'
import { scriptedAuth, scriptedBackend, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { MemberFields } from './MemberFields'
import { memberSheetOf } from './memberFormFields'

afterEach(cleanup)

const asha = memberWith({ id: 'asha', name: 'Asha Rao', phone: '9876543210', memberCode: 'IRN184' })
const ravi = memberWith({ id: 'ravi', name: 'Ravi', phone: '9876543211', memberCode: 'IRN185' })

const directory: LiveQuery<Map<string, DirectoryEntry>> = {
  key: 'the directory',
  watch(watcher) {
    watcher.next(new Map([asha, ravi].map((member) => [member.id, directoryEntryOf(member)])), false)
    return () => undefined
  },
}

function Sheet() {
  const form = useForm({ defaultValues: memberSheetOf(ravi) })
  return (
    <FormProvider {...form}>
      <MemberFields memberId={ravi.id} current={{ dp: '', idProof: '' }} onOpen={() => undefined} />
    </FormProvider>
  )
}

it('says whose a member code is already, and nothing of the member’s own (PRODUCT 2.S)', async () => {
  const { backend } = scriptedBackend(scriptedAuth().port)
  Object.assign(backend.repository(memberRepository), { directory: () => directory })
  renderAs(sessionAtIron(backend, 'iron'), <Sheet />)
  const field = screen.getByLabelText('Member code')
  expect(screen.queryByText(/already has this code/)).toBeNull()
  fireEvent.change(field, { target: { value: 'irn184' } })
  await screen.findByText('Asha Rao (IRN184) already has this code.')
  fireEvent.change(field, { target: { value: 'IRN186' } })
  expect(screen.queryByText(/already has this code/)).toBeNull()
})

it('keeps what was typed of a guardian in sight once the date of birth asks for none', async () => {
  const { backend } = scriptedBackend(scriptedAuth().port)
  Object.assign(backend.repository(memberRepository), { directory: () => directory })
  renderAs(sessionAtIron(backend, 'iron'), <Sheet />)
  const born = (value: string) => {
    const field = screen.getByLabelText('Date of birth')
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
  const phone = () => screen.queryByLabelText(/^Guardian's phone/)
  expect(phone()).toBeNull()
  born('01/01/2015')
  fireEvent.change(await screen.findByLabelText(/^Guardian's phone/), { target: { value: '12' } })
  born('01/01/2000')
  expect(phone()).not.toBeNull()
  fireEvent.change(await screen.findByLabelText(/^Guardian's phone/), { target: { value: '' } })
  expect(phone()).toBeNull()
})
