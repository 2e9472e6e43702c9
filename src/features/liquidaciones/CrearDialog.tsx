import { useEventCallback } from '@mui/material/utils'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import { FormDialog } from '../../ui/form/FormDialog'
import { BuscarButton, SIN_CARGAR, type Cargado } from './BuscarButton'
import { COMPARISON } from './comparison'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { useSiguiente } from './useSiguiente'
import {
  cuerpoDe,
  FormularioLiquidacionSchema,
  sinLoCargado,
  valoresDe,
  VALORES_VACIOS,
  type ValoresLiquidacion,
} from './valores'

/** 'Crear' of the list: a new settlement, or one that Buscar has loaded. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearLiquidacionMutation()
  const [cargado, setCargado] = useState<Cargado>(SIN_CARGAR)
  const preparar = useSiguiente((detalle) => setCargado({ detalle, vigente: detalle !== null }))
  return (
    <FormDialog
      abierto
      titulo="Crear Liquidación"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-liquidacion"
      comparison={COMPARISON}
      onEnviar={(valores, datos, stored) => crear(cuerpoDe(valores, datos, stored)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      siguiente={{ texto: 'Guardar y siguiente', preparar }}
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <CamposDeCreacion cargado={cargado} onCargado={setCargado} />
    </FormDialog>
  )
}

interface CamposProps {
  cargado: Cargado
  onCargado: (cargado: Cargado) => void
}

function CamposDeCreacion({ cargado, onCargado }: CamposProps) {
  const { detalle, vigente } = cargado
  const { values, setFieldValue, setStatus } = useFormikContext<ValoresLiquidacion>()

  const soltarCargada = useEventCallback(() => {
    if (!detalle || !vigente) return
    const vacios = sinLoCargado(values, valoresDe(detalle))
    for (const [campo, valor] of Object.entries(vacios)) void setFieldValue(campo, valor, false)
    // What was said was of that one.
    setStatus({ mensaje: null })
    onCargado({ detalle, vigente: false })
  })

  return (
    <LiquidacionFields
      junto={<BuscarButton cargado={cargado} onCargado={onCargado} />}
      conductorActual={detalle?.conductorNombre}
      vistaPrevia={vigente && !detalle?.uuid ? detalle : null}
      alCambiarClave={soltarCargada}
    />
  )
}
