import { ENGINES } from '../../setup/databases'
import { unaLiquidacion } from '../builders'
import { abrirCaja, HOY, type OficinaDeCaja } from './caja'

describe.each(ENGINES)('the PDF of a closing on %s', (engine) => {
  let oficina: OficinaDeCaja
  beforeAll(async () => {
    oficina = await abrirCaja(engine)
  })
  beforeEach(() => oficina.conBuses())
  afterAll(() => oficina.cerrar())

  const uuidDe = async (username: string | null) => (await oficina.cajaDe(username)).cierre?.uuid
  const leer = async (username: string | null) =>
    oficina.pdf('editor', `/documentos/cierres?uuid=${await uuidDe(username)}`)

  it('has what should be there, what was counted, the difference, and lines to sign', async () => {
    await oficina.entrar('editor', { abonoDto: { valor: 20_000 } })
    await oficina.entrar('editor', {
      busNumero: '15',
      liquidada: false,
      deudaDto: { razon: 'Choque', valor: 45_000 },
    })
    await oficina.cerrarCaja('editor', 'editor', {
      contadoPor: 'efectivo',
      efectivo: { billete100000: 8, billete50000: 1, moneda500: 3 },
      motivo: 'Un bus pagó después',
    })
    const [hoja, lista, ...demas] = await leer('editor')
    expect(demas).toEqual([])
    expect(hoja).toBe(
      [
        'Transportes Cochera S.A.S. Fecha de expedición 20 de marzo de 2090',
        'Cierre del día 20 de marzo de 2090 · Editor',
        'Caja Usuario Editor Cerrada por Editor, 20 de marzo de 2090 a las 22:00 Buses sin liquidación 17',
        'Lo que debe estar Liquidaciones 2 (pendientes: 1)',
        'Neto según registradora $ 909.600 Neto según sensor $ 1.097.016',
        'Abonos (más) $ 20.000 Deudas (menos) $ 45.000 Total a entregar $ 884.600, según registradora',
        'Lo contado Billetes 8 × $ 100.000, 1 × $ 50.000',
        'Monedas 3 × $ 500 Total contado $ 851.500',
        'Diferencia Faltante de $ 33.100 Motivo Un bus pagó después',
        'Editor C.C. Entregó Nombre: C.C. Recibió',
        'Transportes Cochera S.A.S. · Cierre del día 20 de marzo de 2090 Página 1 de 2',
      ].join(' '),
    )
    expect(lista).toContain(
      [
        'Liquidaciones del cierre 20 de marzo de 2090 · Editor',
        'Bus Conductor Fecha Neto reg. Neto sensor Abono Deuda',
        '12 Ana Álvarez 20 de marzo de 2090 $ 454.800 $ 548.508 $ 20.000',
        '15 Ana Álvarez 20 de marzo de 2090 $ 454.800 $ 548.508 $ 45.000',
      ].join(' '),
    )
  })

  it('says what was counted then, whatever was changed since', async () => {
    const { uuid } = await oficina.entrar('editor')
    await oficina.cerrarCaja('editor', 'editor')
    await oficina.pedir('admin', 'DELETE', `/liquidaciones?uuid=${uuid}`)
    const [hoja, lista] = await leer('editor')
    expect(hoja).toContain('Total contado $ 454.800 Diferencia Sin diferencia')
    expect(lista).toContain('12 Ana Álvarez 20 de marzo de 2090 $ 454.800')
  })

  it('goes on over pages, in the order of the buses', async () => {
    for (let dia = 1; dia <= 31; dia++)
      await unaLiquidacion(oficina.db, {
        ...{ busNumero: dia % 2 ? '15' : '12', fechaEntrega: HOY, valorNetoReg: 1000, liquidada: 1 },
        fecha: `2090-01-${String(dia).padStart(2, '0')}`,
      })
    await oficina.cerrarCaja('admin', null)
    const paginas = await leer(null)
    expect(paginas).toHaveLength(3)
    expect(paginas[0]).toContain('Sin usuario conocido C.C. Entregó')
    expect(paginas[1]).toContain('12 2 de enero de 2090')
    expect(paginas[2]).toContain('15 31 de enero de 2090')
  })

  it('is there while the till is closed', async () => {
    await oficina.entrar('editor')
    await oficina.cerrarCaja('editor', 'editor')
    const uuid = await uuidDe('editor')
    await oficina.reabrir('admin', 'editor')
    const pedir = (uno: string | undefined) =>
      oficina.pedir('editor', 'GET', `/documentos/cierres?uuid=${uno}`)
    expect(await pedir(uuid)).toEqual({
      status: 409,
      cuerpo: { mensaje: 'La caja está abierta: ciérrela antes de imprimirla.' },
    })
    expect((await pedir('7a6dec79-0efa-43ed-8ab0-33d589112fc5')).status).toBe(404)
  })
})
