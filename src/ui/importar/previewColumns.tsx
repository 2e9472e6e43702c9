import { styled } from '@mui/material/styles'
import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { CORREGIBLES } from '../../contract/importables'
import { paletteOf } from '../style/palette'
import type { ImportNoun, Messages } from './noun'
import { Offers } from './Offers'
import { messagesOf, type Accion, type ImportRow, type Kind } from './rows'
import type { Import } from './useImport'

const Cell = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 0),
  lineHeight: '18px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
}))
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
  <Cell>
    {value !== '' && <div>{value}</div>}
    {message && <Message>{message}</Message>}
    {more}
  </Cell>
)

const FIGURES = ['entero']

/** The columns of the preview: what a row is, what is done with it, and the fields that the file has or some row lacks. */
export function previewColumns(
  noun: ImportNoun,
  { rows, known, edit }: Pick<Import, 'rows' | 'known' | 'edit'>,
  warnings: ReadonlyMap<number, Messages>,
): GridColDef<ImportRow>[] {
  const wrong = new Set(rows.flatMap((row) => Object.keys(messagesOf(row))))
  const saysMuch = wrong.has('') || rows.some(({ repeated }) => repeated !== undefined)
  const present = noun.fields.filter(
    ({ name, required }) => required || wrong.has(name) || (rows[0] !== undefined && name in rows[0].texts),
  )
  return [
    { field: 'id', headerName: 'Fila', width: 70, type: 'number' },
    {
      field: 'accion',
      headerName: 'Acción',
      type: 'singleSelect',
      width: 110,
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
      width: saysMuch ? 400 : 170,
      valueGetter: (_value, row) => stateOf(row),
      renderCell: ({ value, row }) => valueAndMessage(String(value), messagesOf(row)['']),
    },
    ...present.map(({ name, title, type, required }): GridColDef<ImportRow> => ({
      field: `campo.${name}`,
      headerName: required ? `${title} *` : title,
      flex: 1,
      minWidth: 140,
      editable: true,
      align: FIGURES.includes(type) ? 'right' : 'left',
      headerAlign: FIGURES.includes(type) ? 'right' : 'left',
      valueGetter: (_value, row) => row.texts[name] ?? '',
      valueSetter: (value: string, row) => ({ ...row, texts: { ...row.texts, [name]: String(value ?? '') } }),
      renderCell: ({ row, tabIndex }) => {
        const text = row.texts[name] ?? ''
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
                onUse={(key) => edit(row.id, { [name]: key })}
              />
            )}
          </>,
        )
      },
    })),
  ]
}
