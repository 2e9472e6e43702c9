import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useCrearLiquidacionMutation } from '../../api/liquidaciones'
import { FormDialog } from '../../ui/form/FormDialog'
import { BuscarButton } from './BuscarButton'
import { ANCHO_DIALOGO, ANCHO_MAXIMO_DIALOGO } from './dialogWidth'
import { LiquidacionFields } from './LiquidacionFields'
import { cuerpoDe, FormularioLiquidacionSchema, VALORES_VACIOS, type ValoresLiquidacion } from './valores'

/** 'Crear' of the list: a new settlement, or one that Buscar has loaded. */
export default function CrearDialog({ onCerrar }: { onCerrar: () => void }) {
  const [crear] = useCrearLiquidacionMutation()
  return (
    <FormDialog
      abierto
      titulo="Crear Liquidación"
      esquema={FormularioLiquidacionSchema}
      valoresIniciales={VALORES_VACIOS}
      borrador="crear-liquidacion"
      onEnviar={(_valores, datos) => crear(cuerpoDe(datos)).unwrap()}
      onCerrar={onCerrar}
      textoEnviar="Crear"
      textoEnviando="Creando..."
      ancho={ANCHO_DIALOGO}
      anchoMaximo={ANCHO_MAXIMO_DIALOGO}
    >
      <CamposDeCreacion />
    </FormDialog>
  )
}

function CamposDeCreacion() {
  const { values, setFieldValue } = useFormikContext<ValoresLiquidacion>()
  const [conductorActual, setConductorActual] = useState<string | null>(null)

  // What was loaded is the settlement of its date and bus: for another pair, this is a new one.
  const soltarCargada = () => {
    if (values.uuid) void setFieldValue('uuid', null, false)
  }

  return (
    <LiquidacionFields
      junto={<BuscarButton onCargado={setConductorActual} />}
      conductorActual={conductorActual}
      alCambiarClave={soltarCargada}
    />
  )
}
