/** The project's own laws, as rules for oxlint: .oxlintrc.json says where each holds, lintLaws.test.mjs breaks and keeps them. */
import { relative, sep } from 'node:path'
import { refusalOf } from './layers.mjs'

/** @param {Record<string, string>} selectors of ESLint's kind, each with what is said of what it finds */
const forbidding = (selectors) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
})

/**
 * Every way to import something has its name in `source`, but for `require`.
 * @param {(source: string, path: string) => string | null} refusal of an import by a file, which is named from the project's folder
 */
const refusing = (refusal) => ({
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (/** @type {any} */ source) => {
      if (typeof source?.value !== 'string') return
      const message = refusal(source.value, path)
      if (message !== null) context.report({ node: source, message })
    }
    const ofSource = ({ source }) => check(source)
    return {
      ImportDeclaration: ofSource,
      ExportNamedDeclaration: ofSource,
      ExportAllDeclaration: ofSource,
      ImportExpression: ofSource,
      TSImportType: ofSource,
      "CallExpression[callee.name='require']": (node) => check(node.arguments[0]),
    }
  },
})

/** @param {RegExp} pattern @param {string} message */
const refusingLike = (pattern, message) => refusing((source) => (pattern.test(source) ? message : null))

const ownLimits = 'graceDays|expiringDays|absentDays|greatestAmount'
const onlyRepositories = 'Only repositories see the store: write one under src/data and `useRepository` it.'

export default {
  meta: { name: 'ours' },
  rules: {
    layers: refusing((source, path) => refusalOf(path, source)),
    'no-import-up-the-tree': refusingLike(/^\.\.\/\.\.\//, 'Use the @/ alias instead of ../../'),
    /** Of the store's folder a screen knows what it is answered with, and never what asks. */
    'no-store-import': refusingLike(
      /^(@|\.\.)\/data\/store\/(?!(appErrorOf|clock|firstOf|line|live|liveQueries|log|page)$)/,
      onlyRepositories,
    ),
    /** PRODUCT 2.I and 3: a list becomes a file by the right of its kind of record, and is noted first. */
    'no-file-import': refusingLike(
      /^@\/(ui\/saveFile|lists\/saveRows)$/,
      'Lists leave as files by `useExportAs`, which asks for the right and notes the export.',
    ),
    'no-barrel': forbidding({ ExportAllDeclaration: 'No barrels: import from the file itself.' }),
    'no-default-export': forbidding({ ExportDefaultDeclaration: 'Only pages have a default export.' }),
    'no-clock': forbidding({
      "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']":
        'The domain has no clock: take the date as an argument.',
    }),
    /** Decision 2: the emulator answers what production has no index for. */
    'no-limit-to-last': forbidding({
      "CallExpression:matches([callee.name='limitToLast'], [callee.property.name='limitToLast'])":
        'The SDKs turn every order round for this, which needs each index a second time: go on from a place, and go back by those that are known.',
    }),
    'no-setting-beside': forbidding({
      'VariableDeclarator[id.name=/^((GRACE|EXPIRING|ABSENT)_DAYS|ABSURD|GREATEST_AMOUNT)$/]':
        'A setting of the centre (`settingsOf`): ask for it as a parameter.',
      [`AssignmentPattern[left.name=/^(${ownLimits})$/]`]:
        'A setting of the centre has no default beside `settingsOf`: require it.',
    }),
    /** The browser draws these in its own language and format, not in the centre's. */
    'no-native-control': forbidding({
      "JSXOpeningElement[name.name='select'], JSXOpeningElement[name.name='input'] > JSXAttribute[name.name='type'][value.value=/^(date|time|month|week|datetime-local)$/]":
        'Use Select, DateInput or TimeField of src/ui: a native control speaks the browser’s format.',
    }),
    /** A repository is made once a backend, so its factory is the named function of a file under src/data. */
    'no-store': forbidding({
      "MemberExpression:matches([property.name='store'], [property.value='store']), ObjectPattern > Property:matches([key.name='store'], [key.value='store'])":
        onlyRepositories,
      "CallExpression:matches([callee.name='useRepository'], [callee.property.name='repository']) > :not(Identifier).arguments":
        onlyRepositories,
    }),
  },
}
