import { waitFor } from '@testing-library/react'
import { unBus, unConductor } from '../../server/builders'
import { abrirTabla, elegirFila, unDia, vaciar } from '../../setup/fleet'
import { abrirFormulario, avisos, manos } from '../../setup/screen'
import type { Oficina } from '../../setup/page'

let oficina: Oficina
const user = manos()

beforeAll(async () => {
  oficina = await unDia('/buses')
})
beforeEach(() => vaciar(oficina))
afterAll(() => oficina.cerrar())

test.each([
  ['Crear', 'Crear Bus', 'Crear'],
  ['Editar', 'Editar Bus', 'Aceptar'],
])(
  'the number and the plate of another bus are refused on their fields: %s',
  async (boton, titulo, enviar) => {
    await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
    await unBus(oficina.db, { numero: '12', placa: 'TAA012' })
    await unBus(oficina.db, { numero: '15', placa: 'TBB015' })
    await abrirTabla(oficina, '/buses')
    await elegirFila(user, '15')
    const formulario = await abrirFormulario(user, boton, titulo)
    await formulario.llenar({
      Número: '12',
      Placa: 'TAA012',
      Empresa: 'Coonatra',
      Ruta: 'Calasanz Boston',
      Modelo: '2018',
      Marca: 'Chevrolet',
      Conductor: '1001',
    })
    await formulario.pulsar(enviar)
    await waitFor(() =>
      expect(formulario.errores()).toEqual({
        Número: 'Ya existe un bus con ese número.',
        Placa: 'Ya existe un bus con esa placa.',
      }),
    )
    expect(avisos()).toEqual(['Ya existe un bus con ese número.'])
    // The one that is mended stops complaining; the other still stands.
    await formulario.llenar({ Número: '20' })
    await waitFor(() => expect(formulario.errores()).toEqual({ Placa: 'Ya existe un bus con esa placa.' }))
  },
)

test('a driver who has been retired meanwhile is refused on the field', async () => {
  const { uuid } = await unConductor(oficina.db, { documento: '1001', nombre: 'Ana Álvarez' })
  await unBus(oficina.db, { numero: '12' })
  await abrirTabla(oficina, '/buses')
  await elegirFila(user, '12')
  const editar = await abrirFormulario(user, 'Editar', 'Editar Bus')
  await editar.llenar({ Conductor: '1001' })
  await oficina.db.updateTable('conductores').set({ valido: 0 }).where('uuid', '=', uuid).execute()
  await editar.pulsar('Aceptar')
  await waitFor(() => expect(editar.errores()).toEqual({ Conductor: 'El conductor está retirado.' }))
})
