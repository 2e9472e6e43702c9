import type { ComponentProps } from 'react'
import { RecordsPage } from '../../records/page/RecordsPage'
import { FilterForm } from '../../records/searches/FilterForm'
import { ConductorSelect } from '../../records/selectors/ConductorSelect'
import { FILE_COLUMNS, type CarteraRow } from './columns'

/** The searched driver; `null` for all drivers. */
export type FiltroConductor = { documento: string | null }

export const NO_CONDUCTOR: FiltroConductor = { documento: null }

interface Props<Row extends CarteraRow> extends ComponentProps<typeof RecordsPage<Row>> {
  search: Omit<ComponentProps<typeof FilterForm<FiltroConductor>>, 'title' | 'children'>
}

/** The screen of a ledger of the drivers': what they owe, what they have paid back (section 2). */
export function CarteraPage<Row extends CarteraRow>({ search, ...page }: Props<Row>) {
  const { id } = page.records.noun
  return (
    <RecordsPage
      {...page}
      exportOptions={{
        fileName: id,
        search: search.filter,
        whole: (rows) => ({ columns: FILE_COLUMNS, rows }),
      }}
    >
      <FilterForm {...search} title={`Buscar ${id}`}>
        {/* Retired ones too: they may still owe. */}
        <ConductorSelect name="documento" withRetired />
      </FilterForm>
    </RecordsPage>
  )
}
