import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { SettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('Settings')
@Controller('settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** The house's own facts: name, logo, colours, how it is reached, and what stands beside prices; its texts in every language. */
  @Get()
  @PublicRead('settings')
  get(): Promise<SettingsDto> {
    return this.settings.shown();
  }
}
