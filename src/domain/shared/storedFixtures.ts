import fc from 'fast-check'

/** What may stand where something else is expected: anybody's program may have written it. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', ' ', 0, -0, -1.5, NaN, Infinity, true, false, [], [null], {}),
  fc.constantFrom('member', '2026-11-20', '9999-12-31', '02-29', new Date(NaN), new Date(0)),
  fc.string(),
)

export const storedDate = fc.constantFrom(
  ...['2026-11-20', '2024-02-29', '1900-01-01', '2199-12-31', '2026-01-31'],
  ...['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-11-00', '1899-12-31', '2200-01-01'],
  ...['0001-01-01', '9999-12-30', '9999-12-31', '2026-1-1', '2026-11-20\n', ' 2026-11-20', '20261120'],
)

/** A map as it is stored: each field as it is expected, and now and then missing, or anything else. */
export const storedMap = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record({
      ...Object.fromEntries(
        Object.entries(fields).map(([name, expected]) => [
          name,
          fc.oneof(
            { weight: 40, arbitrary: expected },
            { weight: 1, arbitrary: odd },
            { weight: 1, arbitrary: fc.constant(undefined) },
          ),
        ]),
      ),
      unknownField: fc.constantFrom(undefined, 1),
    })
    .map((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => value !== undefined)))
