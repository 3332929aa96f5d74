import { lowerName } from '@/domain/shared/text'
import type { Expense } from './expense'
import type { ExpenseCategory } from './expenseCategory'

/** How often each word stood in an expense of each category. */
export type LearnedWords = Map<string, Map<string, number>>

/** Words that many a desk writes for the starter categories, before it has written anything here. */
const commonWords: Record<string, readonly string[]> = {
  rent: ['rent', 'kiraya', 'lease', 'bhada'],
  electricity: ['electricity', 'bijli', 'light', 'power', 'mseb', 'bescom', 'generator', 'diesel'],
  salaries: ['salary', 'salaries', 'tankha', 'vetan', 'pagar', 'wages', 'advance'],
  equipment: ['equipment', 'treadmill', 'dumbbell', 'barbell', 'bench', 'machine', 'skates'],
  maintenance: ['maintenance', 'repair', 'plumber', 'electrician', 'ac', 'service', 'marammat'],
  housekeeping: ['housekeeping', 'safai', 'cleaning', 'jhadu', 'phenyl', 'mop', 'sweeper', 'soap'],
  marketing: ['marketing', 'banner', 'flex', 'pamphlet', 'instagram', 'facebook', 'google', 'ads'],
  software: ['software', 'subscription', 'internet', 'wifi', 'broadband', 'recharge', 'domain'],
  water: ['water', 'pani', 'paani', 'tanker', 'bisleri', 'ro'],
  taxes: ['tax', 'taxes', 'gst', 'tds', 'property', 'licence', 'license'],
}

const wordsOf = (text: string): string[] =>
  lowerName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word))

/** What this centre's own expenses teach; the vendor's name says as much as the description. */
export function learnWords(
  expenses: Iterable<Pick<Expense, 'categoryId' | 'description' | 'vendor' | 'deleted'>>,
): LearnedWords {
  const learned: LearnedWords = new Map()
  for (const { categoryId, description, vendor, deleted } of expenses) {
    if (deleted) continue
    for (const word of new Set(wordsOf(`${description} ${vendor}`))) {
      const counts = learned.get(word) ?? new Map<string, number>()
      counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
      learned.set(word, counts)
    }
  }
  return learned
}

/** A word that is still being typed already counts, a whole one for more. */
const fit = (typed: string, known: string) =>
  typed === known ? 1 : typed.length > 2 && known.startsWith(typed) ? 0.5 : 0

/** A category's own name is certain, a common word a good guess, and what was learned here beats it. */
const BY_NAME = 4
const BY_COMMON_WORD = 1
const BY_LEARNED_WORD = 3

function scoreOf({ id, name }: Pick<ExpenseCategory, 'id' | 'name'>, typed: string[], learned: LearnedWords) {
  const common = commonWords[lowerName(name)] ?? []
  const best = (scores: number[]) => Math.max(0, ...scores)
  return typed.reduce((sum, word) => {
    const byName = best(wordsOf(name).map((part) => fit(word, part))) * BY_NAME
    const byCommon = best(common.map((known) => fit(word, known))) * BY_COMMON_WORD
    const byLearned = best(
      [...learned].map(([known, counts]) => {
        const all = [...counts.values()].reduce((total, count) => total + count, 0)
        return fit(word, known) * ((counts.get(id) ?? 0) / all)
      }),
    )
    return sum + byName + byCommon + byLearned * BY_LEARNED_WORD
  }, 0)
}

/** The categories that fit what is typed, the best first; none where nothing does. Archived ones are not offered. */
export function suggestCategories<T extends Pick<ExpenseCategory, 'id' | 'name' | 'isActive' | 'deleted'>>(
  text: string,
  categories: readonly T[],
  learned: LearnedWords,
): T[] {
  const typed = wordsOf(text)
  return categories
    .filter(({ isActive, deleted }) => isActive && !deleted)
    .map((category) => ({ category, score: scoreOf(category, typed, learned) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.category.name < other.category.name ? -1 : 1))
    .map(({ category }) => category)
}
