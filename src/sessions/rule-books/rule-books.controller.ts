import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problem } from '../../platform/http/problem/problem.js';
import { RULE_BOOKS } from '../../rules/rule-book.js';
import { ruleBooksApi } from './rule-books.api.js';
import { Needs } from '../../platform/http/needs.js';

/** The rule books as data, each number with its place in the source. */
@ApiTags('rule books')
@Controller('v1/rule-books')
export class RuleBooksController {
  @Get()
  @Needs('anyone')
  @ruleBooksApi.list
  list() {
    return { ruleBooks: Object.values(RULE_BOOKS) };
  }

  @Get(':id')
  @Needs('anyone')
  @ruleBooksApi.read
  read(@Param('id') id: string) {
    const book = Object.values(RULE_BOOKS).find((one) => one.id === id);
    if (!book) {
      throw new Problem('rule-book-not-found', { book: id.slice(0, 60) });
    }
    return book;
  }
}
