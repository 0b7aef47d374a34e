import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ClubWriter } from '../../ledger/write/club-writer.js';
import { Needs } from '../../platform/http/needs.js';
import { ToClub, type ClubWrite } from '../../ledger/requests/club-write.js';
import { ExpenseDto, IncomeDto } from './expense.dto.js';
import { expensesApi } from './expenses.api.js';
import { recordExpense, recordIncome } from './record-expense.js';

@ApiTags('cash book')
@Controller('v1/clubs/:clubId')
export class ExpensesController {
  constructor(private readonly writer: ClubWriter) {}

  @Post('expenses')
  @Needs('keep-money')
  @expensesApi.record
  record(@ToClub() write: ClubWrite, @Body() body: ExpenseDto) {
    return recordExpense(this.writer, write, body);
  }

  @Post('income')
  @Needs('keep-money')
  @expensesApi.income
  income(@ToClub() write: ClubWrite, @Body() body: IncomeDto) {
    return recordIncome(this.writer, write, body);
  }
}
