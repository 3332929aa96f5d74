import { moneyRepositoriesOver } from '@/data/moneyRepositories'
import { consoleLog } from '@/data/store/log'
import type { Backend } from './backend'
import { useBackend } from './useSession'

type MoneyRepositories = ReturnType<typeof moneyRepositoriesOver>

/** One set over one backend, whoever asks first. */
const built = new WeakMap<Backend, MoneyRepositories>()

/**
 * What the finance screens and the promo codes stand on. It is built here and not with `useBackend().repositories`, so
 * that it loads with those screens alone: only a lazy page may import it.
 */
export function useMoneyRepositories(): MoneyRepositories {
  const backend = useBackend()
  const known = built.get(backend)
  if (known) return known
  const { store, clock, repositories } = backend
  const money = moneyRepositoriesOver({ store, clock, repairs: repositories.repairs, log: consoleLog })
  built.set(backend, money)
  return money
}
