import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeskController } from '../../desk/desk-controller.js';
import { RECORDS } from '../../desk/record-kind.js';
import { DemonstrationDeskRecords } from './demonstration-desk-records.js';

@ApiTags('Demonstrations')
@Controller(RECORDS.demonstration.path)
export class DemonstrationDeskController extends DeskController(RECORDS.demonstration, DemonstrationDeskRecords) {}
