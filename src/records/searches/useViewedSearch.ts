import { isOwnServer } from '../../api/client/baseUrl'
import type { Filters } from '../../ui/tableState/tableSlice'
import { isEmpty, useSearch, type FilterCheck } from './useSearch'

/** A search's fields, and the way in which what it finds is looked at; the list itself when null. */
export type Viewed<F extends Filters, View extends string> = F & { vista: View | null }

/** A search beside which stands, in store and address, how its records are looked at: on our own server alone, and until that is changed. */
export function useViewedSearch<F extends Filters, View extends string>(
  screen: Parameters<typeof useSearch<Viewed<F, View>, FilterCheck>>[0],
) {
  const { filter, apply, onSearch, onClear, ...search } = useSearch(screen)
  const { vista, ...rest } = filter ?? screen.empty
  const { vista: _, ...empty } = screen.empty
  const fields = rest as unknown as F
  const show = (next: Viewed<F, View>) => apply(isEmpty(next) ? null : next)
  return {
    fields,
    view: isOwnServer() ? vista : null,
    onView: (view: View | null) => show({ ...fields, vista: view }),
    /** Searches in the same view. */
    onSearch: (typed: F) => onSearch({ ...typed, vista }),
    /** Props of the form. */
    form: {
      ...search,
      empty: empty as unknown as F,
      filter: filter && fields,
      onSearch: (typed: F) => onSearch({ ...typed, vista }),
      onClear: () => (vista ? show({ ...screen.empty, vista }) : onClear()),
    },
  }
}
