import AddIcon from '@mui/icons-material/Add'
import BlockIcon from '@mui/icons-material/Block'
import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { usePasajesQuery } from '../../api/pasajes'
import { useKeptDialog } from '../../ui/drafts/useDialogState'
import { Page } from '../../ui/Page'
import { RoleButton } from '../../ui/RoleButton'
import { DataTable } from '../../ui/table/DataTable'
import { COLUMNAS, LEYENDA, resaltarInvalido } from './columnas'
import { PasajeDialogs, type DialogoAbierto } from './PasajeDialogs'

/** What a passenger pays on each route and what of it is the driver's (section 2). */
export default function PasajesPage() {
  const { data: filas, isFetching } = usePasajesQuery()
  const [uuid, setUuid] = useState<string | null>(null)
  const [dialogo, setDialogo] = useKeptDialog<DialogoAbierto>('pasajes')
  const pasaje = filas?.find((fila) => fila.uuid === uuid)
  const deFila = {
    accion: 'gestionarPasajes',
    requiereSeleccion: true,
    seleccionado: pasaje !== undefined,
  } as const
  const abrir = (nombre: 'editar' | 'invalidar') => () => pasaje && setDialogo({ nombre, pasaje })

  return (
    <Page titulo="Pasajes">
      <DataTable
        id="pasajes"
        titulo="Pasajes"
        filas={filas}
        columnas={COLUMNAS}
        cargando={isFetching}
        mensajeVacio="No hay pasajes."
        seleccion={{ uuid, onChange: setUuid }}
        filaResaltada={resaltarInvalido}
        leyenda={LEYENDA}
        acciones={
          <>
            <RoleButton
              accion="gestionarPasajes"
              atajo="crear"
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDialogo({ nombre: 'crear' })}
            >
              Crear
            </RoleButton>
            <RoleButton atajo="editar" {...deFila} startIcon={<EditIcon />} onClick={abrir('editar')}>
              Editar
            </RoleButton>
            <RoleButton atajo="eliminar" {...deFila} startIcon={<BlockIcon />} onClick={abrir('invalidar')}>
              Invalidar
            </RoleButton>
          </>
        }
      />
      <PasajeDialogs dialogo={dialogo} onCerrar={() => setDialogo(null)} />
    </Page>
  )
}
