import { ANY_ENGINE } from '../../setup/databases'
import { tillFor, TODAY } from './caja'

describe('the PDF of a closing', () => {
  const server = tillFor(ANY_ENGINE)

  const uuidOf = async (username: string) => (await server.tillOf(username)).cierre?.uuid
  const read = async (username: string) =>
    server.pdf('editor', `/documentos/cierres?uuid=${await uuidOf(username)}`)

  it('has what should be there, what was counted, the difference, and lines to sign', async () => {
    await server.signIn('editor', {
      busNumero: '15',
      liquidada: false,
      deudaDto: { razon: 'Choque', valor: 45_000 },
    })
    await server.signIn('editor', { abonoDto: { valor: 20_000 } })
    await server.closeTill('editor', 'editor', {
      contadoPor: 'efectivo',
      efectivo: { billete100000: 8, billete50000: 1, moneda500: 3 },
      demasEnCero: true,
      motivo: 'Un bus pagó después',
    })
    const [sheet, list, ...rest] = await read('editor')
    expect(rest).toEqual([])
    expect(sheet).toBe(
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
    expect(list).toContain(
      [
        'Liquidaciones del cierre 20 de marzo de 2090 · Editor',
        'Bus Conductor Fecha Neto reg. Neto sensor Abono Deuda',
        '12 Ana Álvarez 20 de marzo de 2090 $ 454.800 $ 548.508 $ 20.000',
        '15 Ana Álvarez 20 de marzo de 2090 $ 454.800 $ 548.508 $ 45.000',
      ].join(' '),
    )
  })

  it('says what was counted then, whatever was changed since', async () => {
    await server.signIn('editor', { liquidada: false })
    await server.closeTill('editor', 'editor')
    await server.ask('editor', 'POST', '/liquidaciones/sensores', [
      { fecha: TODAY, busNumero: '12', sensor: 400, viajes: 6 },
    ])
    const [sheet, list] = await read('editor')
    expect(sheet).toContain('Neto según sensor $ 548.508')
    expect(list).toContain('12 Ana Álvarez 20 de marzo de 2090 $ 454.800 $ 548.508')
  })

  it('is there while the till is closed', async () => {
    await server.signIn('editor')
    await server.closeTill('editor', 'editor')
    const uuid = await uuidOf('editor')
    await server.reopen('admin', 'editor')
    const ask = (one: string | undefined) => server.ask('editor', 'GET', `/documentos/cierres?uuid=${one}`)
    expect(await ask(uuid)).toEqual({
      status: 409,
      body: { mensaje: 'La caja está abierta: ciérrela antes de imprimirla.' },
    })
    expect((await ask('7a6dec79-0efa-43ed-8ab0-33d589112fc5')).status).toBe(404)
  })
})
