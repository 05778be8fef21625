class TargetQuestions: pass
class ToolkitQuestions: pass
class VerdictQuestions: pass
