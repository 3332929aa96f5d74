// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { backendHolding, sessionAtIron } from '@/session/fixtures'
import { renderAs } from '@/session/renderAs'
import { LineFields } from './LineFields'
import { emptyLine } from './lineForm'

afterEach(cleanup)

function Lines() {
  const form = useForm({ defaultValues: { lines: [{ ...emptyLine, kind: 'product' as const }] } })
  return (
    <FormProvider {...form}>
      <LineFields name="lines" addLabel="Add line" />
    </FormProvider>
  )
}

it.each([
  ['regular', 1],
  ['outsideIndia', 0],
])(
  'a product of a centre that is %s is asked for %i codes, and for its rate (PRODUCT 2.R)',
  (taxRegime, count) => {
    renderAs(
      sessionAtIron(backendHolding({}), 'iron', {}, { taxRegime, gstin: '23AAACI1234A1Z5' }),
      <Lines />,
    )
    expect(screen.queryAllByLabelText('HSN code')).toHaveLength(count)
    expect(screen.getByLabelText(/^Tax rate/)).toBeTruthy()
  },
)
