import { styled } from '@mui/material/styles'
import { gridStringOrNumberComparator, type GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { CORREGIBLES } from '../../contract/importables'
import { paletteOf } from '../../ui/style/palette'
import { readCell, writtenCell } from './cells'
import type { ImportField, ImportNoun, Messages } from './noun'
import { Offers } from './Offers'
import { messagesOf, type Accion, type ImportRow, type Kind } from './rows'
import type { Import } from './useImport'

const Message = styled('div')(({ theme }) => ({ color: paletteOf(theme).error.main, fontSize: '0.75rem' }))
/** As the form's warnings look. */
const Warning = styled('div')(({ theme }) => ({
  paddingLeft: theme.spacing(1),
  borderLeft: `3px solid ${paletteOf(theme).fila.pendienteMarca}`,
  fontSize: '0.75rem',
  textAlign: 'left',
}))

const ACTION_NAMES: Record<Accion, string> = { crear: 'Crear', corregir: 'Corregir', omitir: 'Omitir' }

/** What may be done with a row, by what it is. */
export const choicesOf = (kind: Kind, { noun }: ImportNoun): Accion[] => {
  if (kind === 'repetida') return ['omitir']
  if (kind === 'existe') return CORREGIBLES.includes(noun) ? ['corregir', 'omitir'] : ['omitir']
  return ['crear', 'omitir']
}

const stateOf = ({ kind, repeats, repeated, saved }: ImportRow): string => {
  if (saved) return 'Guardada'
  if (repeated !== undefined) return repeated
  if (kind === 'nueva') return 'Nueva'
  if (kind === 'existe') return 'Ya existe'
  const like = repeats === undefined ? 'una ya guardada' : `la fila ${repeats}`
  return kind === 'repetida' ? `Repite ${like}` : `¿Igual a ${like}?`
}

const valueAndMessage = (value: string, message: string | undefined, more?: ReactNode) => (
  <>
    {value}
    {message && <Message>{message}</Message>}
    {more}
  </>
)

/** A column's least width: of a sentence, or of its values. */
const widthOf = (isSaid: boolean, type: ImportField['type']) =>
  isSaid ? 136 : type === 'texto' || type === 'opcion' ? 120 : 84

/** The columns of the preview: what a row is, what is done with it, and the fields that the file has or some row lacks. */
export function previewColumns(
  noun: ImportNoun,
  { rows, known, edit }: Pick<Import, 'rows' | 'known' | 'edit'>,
  warnings: ReadonlyMap<number, Messages>,
  isNarrow: boolean,
): GridColDef<ImportRow>[] {
  const wrong = new Set(rows.flatMap((row) => Object.keys(messagesOf(row))))
  const said = new Set([...wrong, ...[...warnings.values()].flatMap((texts) => Object.keys(texts))])
  const saysMuch = wrong.has('') || rows.some(({ repeated }) => repeated !== undefined)
  const present = noun.fields.filter(
    ({ name, required }) => required || wrong.has(name) || (rows[0] !== undefined && name in rows[0].texts),
  )
  const ofRow: GridColDef<ImportRow>[] = [
    {
      field: 'accion',
      headerName: 'Acción',
      type: 'singleSelect',
      width: 92,
      editable: true,
      valueOptions: (params: { row?: ImportRow }) =>
        (params.row ? choicesOf(params.row.kind, noun) : (Object.keys(ACTION_NAMES) as Accion[])).map(
          (value) => ({
            value,
            label: ACTION_NAMES[value],
          }),
        ),
    },
    {
      field: 'kind',
      headerName: 'Estado',
      // What is said of a row as a whole is a sentence.
      width: saysMuch ? 260 : 108,
      valueGetter: (_value, row) => stateOf(row),
      renderCell: ({ value, row }) => valueAndMessage(String(value), messagesOf(row)['']),
    },
  ]
  const ofFields = present.map((field): GridColDef<ImportRow> => {
    const { name, title, type, required } = field
    const align = type === 'entero' ? 'right' : 'left'
    const written = ({ texts }: ImportRow) => writtenCell(texts[name] ?? '', field)
    return {
      field: `campo.${name}`,
      headerName: required ? `${title} *` : title,
      flex: 1,
      minWidth: widthOf(said.has(name), type),
      editable: true,
      align,
      headerAlign: align,
      sortComparator: (a: string, b: string, one, other) =>
        gridStringOrNumberComparator(readCell(a, field), readCell(b, field), one, other),
      valueGetter: (_value, row) => written(row),
      valueSetter: (value: string, row) =>
        value === written(row) ? row : { ...row, texts: { ...row.texts, [name]: value } },
      renderCell: ({ row, field: column, tabIndex, api }) => {
        const text = written(row)
        if (row.accion === 'omitir') return valueAndMessage(text, undefined)
        const message = messagesOf(row)[name]
        const warning = message ? undefined : warnings.get(row.id)?.[name]
        const names = row.unknown?.[name] && known[name]
        return valueAndMessage(
          text,
          message,
          <>
            {warning && <Warning>{warning}</Warning>}
            {names && (
              <Offers
                text={text}
                names={names}
                tabIndex={tabIndex}
                onUse={(key) => {
                  edit(row.id, { [name]: key })
                  // The button goes.
                  api.setCellFocus(row.id, column)
                }}
              />
            )}
          </>,
        )
      },
    }
  })
  const number = { field: 'id', headerName: 'Fila', width: 56, type: 'number' } as const
  // A phone shows what is wrong in the first fields without scrolling.
  return isNarrow && !saysMuch ? [number, ...ofFields, ...ofRow] : [number, ...ofRow, ...ofFields]
}
