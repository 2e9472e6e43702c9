/** Salaries, debts, repayments and expenses, where the API is a stranger's. */
import { hoyEn } from '../../../src/contract/fechas'
import { contentOf } from '../../setup/downloads'
import { LARGO } from '../../setup/anfitrion/costumbres'
import { visitar, type Visita } from '../../setup/anfitrion/visita'

describe(LARGO.titulo, () => {
  let visita: Visita
  beforeAll(async () => {
    visita = await visitar(LARGO)
    await visita.llegar()
  })
  afterAll(() => visita.irse())

  /** Searches with what is chosen; answers with which query the host was asked. */
  const buscar = (titulo: string, ruta: string, textos: Record<string, string>) =>
    visita.consulta(ruta, async () => {
      const { boton, llenar, page } = visita
      const busqueda = page.getByRole('search', { name: titulo })
      await llenar(busqueda, textos)
      await boton('Buscar', busqueda).click()
    })

  test('salaries are asked for without limits, then with all of them; the averages per day are shown when there are any', async () => {
    const { ir, consulta, fila, esperarTotales } = visita
    expect(await consulta('/salarios', () => ir('Salarios'))).toEqual({})
    await fila('$ 128.000', '$ 120.000', 'Ana Álvarez', '301', '5 de marzo de 2026').waitFor()
    expect(await buscar('Buscar salarios', '/salarios', {})).toEqual({})
    await esperarTotales({
      'Total salarios': '$ 212.000',
      'Promedio salario': '$ 106.000',
      'Total salarios registradora': '$ 200.000',
      'Promedio salario registradora': '$ 100.000',
    })
    expect(
      await buscar('Buscar salarios', '/salarios', {
        Conductor: 'Ana',
        'Fecha Inicio': '01/03/26',
        'Fecha Final': '31/03/26',
      }),
    ).toEqual({ fechaInicial: '2026-03-01', fechaFinal: '2026-03-31', documento: '1001' })
    await fila('Beto Botero').waitFor({ state: 'detached' })
    await esperarTotales({
      'Total salarios': '$ 128.000',
      'Promedio salario': '$ 128.000',
      'Promedio por día': '$ 128.000',
      'Total salarios registradora': '$ 120.000',
      'Promedio salario registradora': '$ 120.000',
      'Promedio por día registradora': '$ 120.000',
    })
  })

  test('a debt is created and edited by POST with three fields, and the uuid where there is one', async () => {
    const { ir, abrir, elegir, empresa, enviar, envios, llenar, fila } = visita
    await ir('Deudas')
    await fila('$ 90.000', 'Ana Álvarez', 'Préstamo').waitFor()
    expect(await buscar('Buscar deudas', '/deudas', {})).toEqual({})
    const deuda = { valor: 77_000, razon: 'Vidrio', conductorDocumento: '1002' }
    const crear = await abrir('Crear', 'Crear Deuda')
    await llenar(crear, { Conductor: 'Beto', Valor: '77000', Razón: deuda.razon })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /deudas', deuda]])
    await fila('$ 77.000', 'Vidrio').waitFor()

    await elegir('Vidrio')
    const editar = await abrir('Editar', 'Editar Deuda')
    // A host that knows nothing of debts in settlements locks nothing.
    expect(await editar.getByRole('combobox', { name: 'Conductor' }).isEnabled()).toBe(true)
    await llenar(editar, { Valor: '80000' })
    expect(await envios(() => enviar(editar, 'Aceptar'))).toEqual([
      ['POST /deudas', { ...deuda, valor: 80_000, uuid: empresa.deudas.at(-1)?.uuid }],
    ])
    await fila('$ 80.000', 'Vidrio').waitFor()
  })

  test('debts are those of a driver, who may have retired; deleting one lowers the totals', async () => {
    const { page, abrir, elegir, empresa, enviar, envios, aviso, fila, esperarTotales } = visita
    await page.getByRole('combobox', { name: 'Conductor' }).click()
    expect(await page.getByRole('option').allInnerTexts()).toEqual([
      'Ana Álvarez 1001',
      'Beto Botero 1002',
      // Only a host that says who is valid can be known to have retired anybody; this one does not.
      'Carla Cano 1003',
    ])
    expect(await buscar('Buscar deudas', '/deudas/conductor', { Conductor: 'Ana' })).toEqual({
      documento: '1001',
    })
    await fila('Vidrio').waitFor({ state: 'detached' })
    await esperarTotales({ 'Total de deudas': '$ 90.000', 'Balance de deuda': '$ 60.000' })
    await elegir('Préstamo')
    const uuid = empresa.deudas[0]?.uuid
    const eliminar = await abrir('Eliminar', 'Eliminar Deuda')
    await eliminar.getByText('¿Estás seguro que deseas eliminar la deuda?', { exact: true }).waitFor()
    expect(await envios(() => enviar(eliminar, 'Eliminar'))).toEqual([[`DELETE /deudas/eliminar/${uuid}`]])
    await aviso('La deuda fue borrada.')
    await fila('Préstamo').waitFor({ state: 'detached' })
    await esperarTotales({ 'Total de deudas': '$ 0', 'Balance de deuda': '-$ 30.000' })
  })

  test('a repayment is created by POST and edited by PUT, whose answer nobody has shown', async () => {
    const { ir, abrir, elegir, empresa, enviar, envios, llenar, fila } = visita
    await ir('Abonos')
    await fila('$ 30.000', 'Ana Álvarez', 'prima', '3 de febrero de 2026').waitFor()
    expect(await buscar('Buscar abonos', '/abonos', {})).toEqual({})
    const abono = {
      valor: 15_000,
      origen: 'cesantías',
      conductorDocumento: '1002',
      fecha: hoyEn('America/Bogota'),
    }
    const crear = await abrir('Crear', 'Crear Abono')
    await llenar(crear, { Conductor: 'Beto', Valor: '15000', Origen: abono.origen })
    expect(await envios(() => enviar(crear, 'Crear'))).toEqual([['POST /abonos', abono]])
    await elegir('cesantías')
    const editar = await abrir('Editar', 'Editar Abono')
    await llenar(editar, { Fecha: '05/02/26' })
    expect(await envios(() => enviar(editar, 'Aceptar'))).toEqual([
      ['PUT /abonos', { ...abono, fecha: '2026-02-05', uuid: empresa.abonos.at(-1)?.uuid }],
    ])
    await fila('cesantías', '5 de febrero de 2026').waitFor()
  })

  test('repayments are those of a driver; deleting one lowers the total', async () => {
    const { abrir, elegir, empresa, enviar, envios, aviso, fila, esperarTotales } = visita
    expect(await buscar('Buscar abonos', '/abonos/conductor', { Conductor: 'Beto' })).toEqual({
      documento: '1002',
    })
    await fila('prima').waitFor({ state: 'detached' })
    await esperarTotales({ 'Total de abonos': '$ 25.000' })
    await elegir('vacaciones')
    const uuid = empresa.abonos[1]?.uuid
    const eliminar = await abrir('Eliminar', 'Eliminar Abono')
    expect(await envios(() => enviar(eliminar, 'Eliminar'))).toEqual([[`DELETE /abonos/eliminar/${uuid}`]])
    await aviso('El abono fue borrado.')
    await fila('vacaciones').waitFor({ state: 'detached' })
    await esperarTotales({ 'Total de abonos': '$ 15.000' })
  })

  test('expenses are asked for without filters, then with all of them, and exported as they stand', async () => {
    const { page, ir, consulta, boton, fila, esperarTotales } = visita
    expect(await consulta('/reporte/gastos', () => ir('Reporte de gastos'))).toEqual({})
    await fila('Aseo', '$ 8.000', '5 de marzo de 2026', '301', 'Ana Álvarez').waitFor()
    expect(await buscar('Buscar gastos', '/reporte/gastos', {})).toEqual({})
    const [descarga] = await Promise.all([page.waitForEvent('download'), boton('Exportar').click()])
    expect((await contentOf(descarga)).toString().trimEnd().split('\r\n')).toEqual([
      '\uFEFFNombre;Valor;Fecha;Bus;Conductor',
      'Aseo;8000;2026-03-05;301;Ana Álvarez',
    ])
    expect(
      await buscar('Buscar gastos', '/reporte/gastos', {
        'Nombre Gasto': 'Combustible',
        'Fecha Inicio': '01/03/26',
        'Fecha Final': '31/03/26',
        Bus: '302',
        Conductor: 'Carla',
      }),
    ).toEqual({
      fechaInicial: '2026-03-01',
      fechaFinal: '2026-03-31',
      nombre: 'Combustible',
      numero: '302',
      documento: '1003',
    })
    await page.getByText('No hay reporte de gastos.').waitFor()
    await esperarTotales({ 'Total de Gastos': '$ 0', 'Promedio de Gastos por Día': '' })
  })

  test('nothing else was asked, and nobody objects', () => {
    expect(visita.preguntadas()).toEqual([
      'GET /abonos',
      'GET /abonos/conductor?documento=1002',
      'GET /deudas',
      'GET /deudas/conductor?documento=1001',
      // What the chosen driver of a repayment owes.
      'GET /deudas/conductor?documento=1002',
      'GET /reporte/gastos',
      'GET /reporte/gastos?nombre=Combustible&fechaInicial=2026-03-01&fechaFinal=2026-03-31&numero=302&documento=1003',
      'GET /salarios',
      'GET /salarios?fechaInicial=2026-03-01&fechaFinal=2026-03-31&documento=1001',
    ])
    visita.conforme('/salarios', '/deudas', '/abonos', '/reporte')
  })
})
