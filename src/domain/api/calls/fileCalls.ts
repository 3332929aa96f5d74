import { z } from 'zod'
import { fileKindNames, LARGEST_STORED } from '@/domain/files/fileKinds'
import { storedTypes } from '@/domain/files/fileType'
import { civilDateSchema } from '@/domain/shared/civilDate'
import { idSchema } from '@/domain/shared/id'
import type { Endpoint } from './endpoint'
import { refusedSchema } from './refusedSchema'

/** Base64 takes four letters for three bytes. */
const LONGEST = Math.ceil(LARGEST_STORED / 3) * 4
/** The file and the few fields beside it. */
const MOST_BYTES = LONGEST + 4096
/** A file of 5 MB on a line of 1 Mbit/s. */
const PATIENCE = 60_000

const desk = ['ADMIN', 'CLIENT', 'MANAGER'] as const

/** How PNG, JPEG, WebP and PDF begin in base64; `checkedFile` looks at the bytes themselves. */
const base64 = z
  .string()
  .max(LONGEST, 'This file is too large.')
  .regex(/^(?:iVBORw0KGg|\/9j\/|UklGR|JVBERi)/, 'This file is neither a picture nor a PDF.')

/** Whose ID proof. An employee's is the owner's alone. */
const person = z.strictObject({ gymId: idSchema, of: z.enum(['member', 'staff']), id: idSchema })

/** `{gymId}/{members or staff}/{id}/idProof-…`; whose it is, the server compares. */
const path = z
  .string()
  .max(1000)
  .regex(/^[!-~]+$/, 'This is no path of a file.')

const done = z.discriminatedUnion('kind', [z.object({ kind: z.literal('done') }), refusedSchema])

/** Files of members, employees, expenses and the centre (decision 21): pages write none of them themselves. */
export const fileCalls = {
  /**
   * Keeps a file, if its first bytes say that it is what this kind may be; `id` is the member's, the employee's, the
   * expense's, or for logo and signature the centre's. An ID proof goes into the person's record at once; the paths of the
   * others are the page's to write. A repeat keeps one file.
   */
  putFile: {
    method: 'POST',
    path: '/api/putFile',
    roles: desk,
    input: z.strictObject({ gymId: idSchema, kind: z.enum(fileKindNames), id: idSchema, file: base64 }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), path: z.string() }),
      refusedSchema,
    ]),
    onFailure: 'log',
    isIdempotent: true,
    mostBytes: MOST_BYTES,
    patience: PATIENCE,
  },
  /** What is kept of a person's ID proofs: the current one, and for the owner those that he confirmed before. */
  listIdProofs: {
    method: 'POST',
    path: '/api/listIdProofs',
    roles: desk,
    input: person,
    output: z.object({
      kind: z.literal('done'),
      proofs: z.array(
        z.object({
          path: z.string(),
          isCurrent: z.boolean(),
          addedOn: civilDateSchema,
          /** null: the owner has not confirmed it, and the desk may remove it. */
          confirmedOn: civilDateSchema.nullable(),
        }),
      ),
    }),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
  },
  /** The bytes of one of them. Who looked stands in the audit log before anything is answered. */
  readIdProof: {
    method: 'POST',
    path: '/api/readIdProof',
    roles: desk,
    input: person.extend({ path }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), type: z.enum(storedTypes), file: z.string() }),
      refusedSchema,
    ]),
    isOpenWhenLapsed: true,
    onFailure: 'log',
    isIdempotent: true,
    patience: PATIENCE,
  },
  /** Takes one away for good. The desk may not where the owner confirmed it. */
  removeIdProof: {
    method: 'POST',
    path: '/api/removeIdProof',
    roles: desk,
    input: person.extend({ path }),
    output: done,
    onFailure: 'log',
    isIdempotent: true,
  },
  /** The owner has compared it with the person: from now on only the owner removes it. */
  confirmIdProof: {
    method: 'POST',
    path: '/api/confirmIdProof',
    roles: ['ADMIN', 'CLIENT'],
    input: person.extend({ path }),
    output: done,
    onFailure: 'log',
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>
