import UndoIcon from '@mui/icons-material/UndoOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { useAppDispatch } from '../../api/client/hooks'
import { FRESH } from '../../api/client/untracked'
import {
  historialApi,
  useAutoresDelHistorialQuery,
  useDeshacerMutation,
  type FiltroHistorial,
} from '../../api/historial'
import { LIMITE_DE_HISTORIAL, type Cambio } from '../../contract/historial'
import { periodWords } from '../../records/table/words'
import { optionName } from '../../ui/tableState/columns'
import { ExportButton } from '../../ui/export/ExportButton'
import { RoleButton } from '../../ui/buttons/RoleButton'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { fileTable } from '../../ui/export/exportable'
import { FILE_COLUMNS, KINDS, nameOf, NOUN_OPTIONS } from './columns'

interface Props {
  selected: Cambio | undefined
  /** The current search. */
  search: FiltroHistorial
  onOpen: (change: Cambio) => void
}

const NOT_UNDOABLE = 'Seleccione un cambio que nadie haya cambiado después.'

/** The buttons over the table. */
export function Actions({ selected, search, onOpen }: Props) {
  const [undo] = useDeshacerMutation()
  const [asked, setAsked] = useState<Cambio | null>(null)
  const dispatch = useAppDispatch()
  const { usuario, desde, hasta, sustantivo, tipo, registro } = search
  const { data } = useAutoresDelHistorialQuery()
  const said: [string, string | null][] = [
    ['Usuario', data?.find(({ uuid }) => uuid === usuario)?.nombre ?? usuario],
    ['Tipo de registro', optionName(NOUN_OPTIONS, sustantivo)],
    ['Cambio', optionName(KINDS, tipo)],
    ['Registro', registro],
  ]
  const words = [
    ...periodWords(desde, hasta),
    ...said.flatMap(([label, text]) => (text ? [{ label, text }] : [])),
  ]
  const file = async () => {
    const { data } = await dispatch(
      historialApi.endpoints.exportarHistorial.initiate({ ...search, limite: LIMITE_DE_HISTORIAL }, FRESH),
    )
    return data && fileTable(FILE_COLUMNS, data)
  }
  return (
    <>
      <RoleButton
        shortcut="detalle"
        startIcon={<VisibilityIcon />}
        needsSelection
        selected={selected !== undefined}
        onClick={() => selected && onOpen(selected)}
      >
        Ver registro
      </RoleButton>
      <RoleButton
        action="deshacer"
        shortcut="deshacerCambio"
        startIcon={<UndoIcon />}
        needsSelection
        selected={selected !== undefined}
        disabledReason={selected?.deshacible ? undefined : NOT_UNDOABLE}
        onClick={() => selected && setAsked(selected)}
      >
        Deshacer
      </RoleButton>
      {asked && (
        <ConfirmDialog
          open
          title="Deshacer"
          record={[nameOf(asked)]}
          question="¿Deshacer este cambio, con todo lo que se guardó junto con él?"
          confirmText="Deshacer"
          onConfirm={() => undo({ grupo: asked.grupo }).unwrap()}
          onClose={() => setAsked(null)}
        />
      )}
      <ExportButton
        exportable={() => ({ title: 'Historial', fileName: 'historial', file, words: () => words })}
      />
    </>
  )
}
