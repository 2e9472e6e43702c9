import { useMemo, useState } from 'react'
import { forceRefetch } from '../../api/client/forceRefetch'
import { historialApi, useHistorialQuery, type FiltroHistorial } from '../../api/historial'
import { useUsuariosQuery } from '../../api/usuarios'
import { FECHA_FINAL_MAYOR, finalNoAntesDeInicial } from '../../contract/fechas'
import { HistorialQuerySchema, type Cambio } from '../../contract/historial'
import { FilterForm } from '../../records/searches/FilterForm'
import { useSearch } from '../../records/searches/useSearch'
import { SearchDateField } from '../../ui/fields/SearchDateField'
import { SelectField } from '../../ui/fields/SelectField'
import { TextField } from '../../ui/fields/TextField'
import { LoadError } from '../../ui/loading/LoadError'
import { lazyComponent } from '../../ui/loading/lazyComponent'
import { Page } from '../../ui/Page'
import { AccionDialog } from './AccionDialog'
import { Actions } from './Actions'
import { COLUMNS, isMany, KINDS, NOUN_OPTIONS } from './columns'
import { useExport } from './useExport'
import { RecordTable } from '../../records/table/RecordTable'

// Its code loads when it is first opened.
const HistorialDialog = lazyComponent(() => import('../../records/historial/HistorialDialog'))

const EMPTY_FILTER: FiltroHistorial = {
  usuario: null,
  desde: null,
  hasta: null,
  sustantivo: null,
  tipo: null,
  registro: null,
}

const PAGE_SIZE = 10

const firstPage = (filter: FiltroHistorial) => ({
  ...filter,
  porAccion: true as const,
  antesDe: null,
  limite: PAGE_SIZE,
})

const SEARCH = {
  table: 'historial',
  empty: EMPTY_FILTER,
  /** The rules of the call, and that its days are in order. One day alone is both. */
  schema: HistorialQuerySchema.omit({ antesDe: true, limite: true }).refine(
    ({ desde, hasta }) => finalNoAntesDeInicial({ fechaInicial: desde, fechaFinal: hasta }),
    { error: FECHA_FINAL_MAYOR, path: ['hasta'] },
  ),
  ask: (filter: FiltroHistorial) => forceRefetch(historialApi.endpoints.historial, firstPage(filter)),
}

/** Cursors of the keyset pagination, the last change of each page turned so far, and their search; undefined before the first. */
interface Pages {
  filter?: FiltroHistorial | null
  cursors: readonly number[]
}
const FIRST_PAGE: Pages = { cursors: [] }

/** Who did what: every action, newest first. The server answers those before a change. */
export default function HistorialPage() {
  const search = useSearch(SEARCH)
  const { filter } = search
  const searched = filter ?? EMPTY_FILTER
  const [pages, setPages] = useState(FIRST_PAGE)
  // Another search, or the same anew, begins at its first page.
  const { cursors } = pages.filter === filter ? pages : FIRST_PAGE
  const page = cursors.length
  const query = useHistorialQuery({ ...firstPage(searched), antesDe: cursors.at(-1) ?? null })
  const { currentData, isFetching } = query
  const rows = currentData?.cambios
  const { data } = useUsuariosQuery()
  const authors = data?.map(({ uuid, nombre }) => ({ valor: uuid, nombre })) ?? []
  const [sequence, setSequence] = useState<string | null>(null)
  const [opened, setOpened] = useState<Cambio>()
  const changeOf = (wanted: string | null) => rows?.find(({ secuencia }) => String(secuencia) === wanted)
  const selected = changeOf(sequence)

  const hasNextPage = currentData?.hayMas
  const served = useMemo(
    () => ({
      paginationModel: { page, pageSize: PAGE_SIZE },
      onPaginationModelChange: ({ page: next }: { page: number }) => {
        const last = rows?.at(-1)
        if (last) setPages({ filter, cursors: [...cursors, last.secuencia].slice(0, next) })
      },
      // Unknown until the last page shows it.
      rowCount: hasNextPage === false ? page * PAGE_SIZE + (rows?.length ?? 0) : -1,
      paginationMeta: { hasNextPage },
    }),
    [page, hasNextPage, rows, filter, cursors],
  )

  return (
    <Page title="Historial">
      <FilterForm
        {...search}
        title="Buscar en el historial"
        onClear={() => {
          setPages(FIRST_PAGE)
          search.onClear()
        }}
      >
        <SelectField name="usuario" label="Usuario" options={authors} placeholder="Todos" width={150} />
        <SearchDateField name="desde" label="Desde" width={132} />
        <SearchDateField name="hasta" label="Hasta" width={132} />
        <SelectField
          name="sustantivo"
          label="Tipo de registro"
          options={NOUN_OPTIONS}
          placeholder="Todos"
          width={140}
        />
        <SelectField name="tipo" label="Cambio" options={KINDS} placeholder="Todos" width={105} />
        <TextField name="registro" label="Registro" maxLength={60} placeholder="p. ej. Bus 303" width={135} />
      </FilterForm>
      <LoadError query={query} />
      <RecordTable
        id="historial"
        section
        title="Historial"
        rows={rows}
        columns={COLUMNS}
        rowId="secuencia"
        loading={isFetching}
        emptyMessage="No hay cambios."
        served={served}
        selection={{ uuid: sequence, onChange: setSequence }}
        onDoubleClick={(wanted) => setOpened(changeOf(wanted))}
        exportOptions={useExport(searched, authors)}
        actions={<Actions selected={selected} onOpen={setOpened} />}
      />
      {opened &&
        (isMany(opened) ? (
          <AccionDialog action={opened} onClose={() => setOpened(undefined)} />
        ) : (
          <HistorialDialog
            sustantivo={opened.sustantivo}
            identificador={opened.identificador}
            onClose={() => setOpened(undefined)}
          />
        ))}
    </Page>
  )
}
